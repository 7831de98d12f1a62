import { detailText as text } from '#web/messages/education.ts';
import { blocksOf, sectionId } from '../../article-blocks.ts';

/** The headings of an article as links; beside the text where there is room for both. */
export function ArticleContents({ text: content }: { text: string }) {
  const blocks = blocksOf(content);
  const sections = blocks.flatMap((block, position) =>
    block.kind === 'heading' ? [{ id: sectionId(blocks, position), title: block.text }] : [],
  );
  if (sections.length < 2) return null;
  return (
    <nav
      aria-labelledby="isi"
      className="rounded-card border border-line bg-surface-raised p-6 max-lg:hidden print:hidden"
    >
      <h2 id="isi" className="text-md">
        {text.contents}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 text-sm leading-[1.4] text-ink no-underline hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
