import { useMemo } from 'react';
import { legalText as text } from '#web/messages/legal.ts';
import { parseText, textsOf } from '../parse-text.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { TextBlock } from './text-block.tsx';

/** Summary, table of contents, then the text. On wide screens the contents are sticky. */
export function LegalArticle({ source }: { source: string }) {
  const { summary, sections } = useMemo(() => parseText(source), [source]);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
      <section
        aria-labelledby="ringkasan"
        className="max-w-measure rounded-card bg-brand-soft px-5 py-5 sm:px-7 print:border print:border-line"
      >
        <h2 id="ringkasan" className="text-lg">
          {text.summary}
        </h2>
        {summary.map((block) => (
          <TextBlock key={textsOf(block).join(' ')} block={block} title={text.summary} />
        ))}
      </section>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <TableOfContents sections={sections} />
      </div>
      <div className="max-w-measure">
        {sections.map(({ anchor, title, blocks }) => (
          <section key={anchor} aria-labelledby={anchor} className="not-first:mt-12">
            <h2 id={anchor} className="text-2xl break-after-avoid">
              <a href={`#${anchor}`} className="underline-offset-4 hover:underline">
                {title}
              </a>
            </h2>
            {blocks.map((block) => (
              <TextBlock key={textsOf(block).join(' ')} block={block} title={title} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
