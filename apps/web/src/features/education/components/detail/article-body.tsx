import { type Block, blocksOf, sectionId } from '../../article-blocks.ts';
import { keysOf } from '../../keys-of.ts';

type Props = { text: string; headingLevel: 2 | 3 };

export function ArticleBody({ text, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  const blocks = blocksOf(text);
  const keys = keysOf(blocks.map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text)));
  return blocks.map((block, position) => (
    <BodyBlock
      key={keys[position]}
      block={block}
      Heading={Heading}
      // Only the page has a contents list; a review queue shows several articles.
      id={headingLevel === 2 ? sectionId(blocks, position) : undefined}
    />
  ));
}

type BlockProps = { block: Block; Heading: 'h2' | 'h3'; id: string | undefined };

function BodyBlock({ block, Heading, id }: BlockProps) {
  if (block.kind === 'heading')
    return (
      <Heading id={id} className="mt-10 mb-4 scroll-mt-24 text-xl first:mt-0">
        {block.text}
      </Heading>
    );
  if (block.kind === 'list') return <BulletList items={block.items} />;
  return <p className="mt-4 first:mt-0">{block.text}</p>;
}

function BulletList({ items }: { items: readonly string[] }) {
  const keys = keysOf(items);
  return (
    <ul className="mt-4 list-disc pl-6 marker:text-brand">
      {items.map((item, position) => (
        <li key={keys[position]} className="mt-1.5">
          {item}
        </li>
      ))}
    </ul>
  );
}
