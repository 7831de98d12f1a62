export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

/** Blank lines separate paragraphs; "## " begins a heading, a paragraph of "- " lines is a list. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf);

/** The anchor of a heading: the first is bagian-1. */
export const sectionId = (blocks: readonly Block[], position: number) =>
  `bagian-${blocks.slice(0, position + 1).filter(({ kind }) => kind === 'heading').length}`;

function blockOf(text: string): Block {
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3).trim() };
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) };
  return { kind: 'paragraph', text: lines.join(' ') };
}
