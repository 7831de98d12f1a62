import { type Block, plainText } from '../parse-text.ts';
import { InlineText } from './inline-text.tsx';

export function TextBlock({ block, title }: { block: Block; title: string }) {
  switch (block.kind) {
    case 'subheading':
      return (
        <h3 className="mt-7 text-lg break-after-avoid">
          <InlineText text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className="mt-4">
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="mt-4 list-disc pl-5 marker:text-brand">
          {block.items.map((item) => (
            <li key={plainText(item)} className="mt-1.5 break-inside-avoid pl-1">
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TextTable block={block} caption={title} />;
  }
}

type TableProps = { block: Extract<Block, { kind: 'table' }>; caption: string };

/** Two columns, so that it stays a table on the narrowest phone. */
function TextTable({ block: { columns, rows }, caption }: TableProps) {
  return (
    <table className="mt-5 w-full table-fixed border-collapse text-sm wrap-anywhere hyphens-auto">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-line-strong text-left align-bottom">
          {columns.map((column) => (
            <th key={plainText(column)} scope="col" className="py-2 pr-4 font-bold last:pr-0">
              <InlineText text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = [], ...cells]) => (
          <tr key={plainText(name)} className="break-inside-avoid border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-4 text-left font-medium">
              <InlineText text={name} />
            </th>
            {cells.map((cell) => (
              <td key={plainText(cell)} className="py-2.5 text-ink-muted">
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
