import { legalText as text } from '#web/messages/legal.ts';
import type { Section } from '../parse-text.ts';

/** Anchor links, which work without scripts. */
export const TableOfContents = ({ sections }: { sections: readonly Section[] }) => (
  <nav aria-labelledby="daftar-isi" className="lg:sticky lg:top-24 lg:self-start print:hidden">
    <h2 id="daftar-isi" className="text-lg">
      {text.contents}
    </h2>
    <ol className="mt-2 border-l-2 border-line text-sm">
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 leading-head text-ink-muted hover:border-brand hover:text-ink max-lg:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
