/** `at` is where it begins in its block. */
export type Inline = { at: number; text: string; href?: string; isStrong?: true };
export type Block =
  | { kind: 'paragraph' | 'subheading'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; columns: Inline[][]; rows: Inline[][][] };
export type Section = { anchor: string; title: string; blocks: Block[] };
export type LegalContent = { summary: Block[]; sections: Section[] };

const heading = /^## (?<title>.+) \{#(?<anchor>[a-z-]+)\}$/;
const subheading = '### ';

/**
 * Parses the Markdown subset of our texts: blank lines between blocks, `## Title {#anchor}`, `### `, `- `, tables,
 * `**strong**` and `[label](address)`. Blocks before the first section are the summary.
 */
export function parseText(text: string): LegalContent {
  const content: LegalContent = { summary: [], sections: [] };
  for (const part of text.trim().split(/\n{2,}/)) {
    const { title, anchor } = heading.exec(part)?.groups ?? {};
    if (title && anchor) content.sections.push({ anchor, title, blocks: [] });
    else (content.sections.at(-1)?.blocks ?? content.summary).push(blockOf(part));
  }
  return content;
}

function blockOf(part: string): Block {
  const lines = part.split('\n');
  if (part.startsWith(subheading))
    return { kind: 'subheading', text: inlinesOf(part.slice(subheading.length)) };
  if (part.startsWith('- ')) return { kind: 'list', items: lines.map((line) => inlinesOf(line.slice(2))) };
  if (part.startsWith('| ')) {
    // The second line is the header separator.
    const [columns = [], , ...rows] = lines.map(cellsOf);
    return { kind: 'table', columns, rows };
  }
  return { kind: 'paragraph', text: inlinesOf(lines.join(' ')) };
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => inlinesOf(cell.trim()));

const marked = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > end) inlines.push({ at: end, text: text.slice(end, match.index) });
    const { strong, label = '', href = '' } = match.groups ?? {};
    const at = match.index;
    inlines.push(strong === undefined ? { at, text: label, href } : { at, text: strong, isStrong: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) inlines.push({ at: end, text: text.slice(end) });
  return inlines;
}

/** Without markup. */
export const plainText = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');

/** The texts of a block: its items, cells or paragraph. */
export function textsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items.map(plainText);
  if (block.kind === 'table') return [block.columns, ...block.rows].flat().map(plainText);
  return [plainText(block.text)];
}
