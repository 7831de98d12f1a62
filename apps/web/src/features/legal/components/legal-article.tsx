import { useMemo } from 'react';
import { Fold } from '#web/components/ui/fold.tsx';
import { useOpenFold } from '#web/lib/use-open-fold.ts';
import { legalText as text } from '#web/messages/legal.ts';
import { parseText, textsOf } from '../parse-text.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { TextBlock } from './text-block.tsx';

/** Summary, table of contents, then the folded text. On phones the folded sections are the contents. */
export function LegalArticle({ source }: { source: string }) {
  const { summary, sections } = useMemo(() => parseText(source), [source]);
  const article = useOpenFold();
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
      <section
        aria-labelledby="ringkasan"
        className="max-w-measure rounded-card bg-brand-soft px-4 py-3.5 max-sm:text-sm max-sm:leading-normal max-sm:[&_ul]:mt-1.5 sm:px-7 sm:py-5 print:border print:border-line"
      >
        <h2 id="ringkasan" className="text-lg">
          {text.summary}
        </h2>
        {summary.map((block) => (
          <TextBlock key={textsOf(block).join(' ')} block={block} title={text.summary} />
        ))}
      </section>
      <div className="max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <TableOfContents sections={sections} />
      </div>
      <div ref={article} className="max-w-measure">
        <p className="mb-3 text-sm text-ink-muted print:hidden">{text.folded}</p>
        <div className="divide-y divide-line border-y border-line print:divide-y-0 print:border-0">
          {sections.map(({ anchor, title, blocks }) => (
            <Fold key={anchor} id={anchor} title={title} headingLevel={2}>
              {blocks.map((block) => (
                <TextBlock key={textsOf(block).join(' ')} block={block} title={title} />
              ))}
            </Fold>
          ))}
        </div>
      </div>
    </div>
  );
}
