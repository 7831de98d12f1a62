import { type Block, blocksOf } from '../../article-blocks.ts';
import { keysOf } from '../../keys-of.ts';

type Props = { text: string; headingLevel: 2 | 3 };

export function ArticleBody({ text, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  const blocks = blocksOf(text);
  const keys = keysOf(blocks.map((block) => (block.kind === 'list' ? block.items.join(' ') : block.text)));
  return blocks.map((block, position) => <BodyBlock key={keys[position]} block={block} Heading={Heading} />);
}

function BodyBlock({ block, Heading }: { block: Block; Heading: 'h2' | 'h3' }) {
  if (block.kind === 'heading')
    return <Heading className="mt-10 mb-4 text-xl first:mt-0">{block.text}</Heading>;
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
