import type { Source } from '@app/contract/education';
import { detailText as text } from '#web/messages/education.ts';
import { keysOf } from '../../keys-of.ts';

type Props = { sources: readonly Source[]; headingLevel: 2 | 3 };

export function SourceList({ sources, headingLevel }: Props) {
  const keys = keysOf(sources.map(({ title }) => title));
  const Heading = `h${headingLevel}` as const;
  if (sources.length === 0) return null;
  return (
    <section className="mt-10 border-t border-line pt-5 print:mt-0 print:pt-1.5">
      <Heading className="text-lg print:text-[13px]">{text.sources}</Heading>
      <ol className="mt-2 list-decimal pl-6 text-sm text-ink-muted print:mt-0 print:text-[10px]">
        {sources.map(({ title, url }, position) => (
          <li key={keys[position]} className="mt-1 break-words print:mt-0">
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link py-1 print:no-underline"
              >
                {title} <span className="sr-only">{text.newTab}</span>
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
