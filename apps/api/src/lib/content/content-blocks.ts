export const heading = '## ';

/** Markdown that is not supported and would be shown literally. */
const unsupportedMarkup = /\*\*|__|\]\(|`|<[a-z/!]|^#(?!# )|^>|^\d+\. |\t/im;

/** Paragraphs, headings and lists of a content file; wrapped lines are joined. Errors are in English, for content authors. */
export function contentBlocks(text: string): string[] {
  const found = unsupportedMarkup.exec(text);
  if (found) throw new Error(`text: "${found[0]}" is not supported`);
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n').map((one) => one.trim());
      if (lines.every((one) => one.startsWith('- '))) return lines.join('\n');
      if (lines.some((one) => one.startsWith('- ')))
        throw new Error('text: a list needs a blank line before it');
      if (lines.length > 1 && lines.some((one) => one.startsWith(heading))) {
        throw new Error('text: a heading needs a blank line after it');
      }
      return lines.join(' ');
    });
}
