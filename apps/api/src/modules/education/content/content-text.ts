const heading = '## ';

/** Markdown that is not supported and would be shown literally. */
const unsupportedMarkup = /\*\*|__|\]\(|`|<[a-z/!]|^#(?!# )|^>|^\d+\. |\t/im;

/** Paragraphs in the format of `fullContent`; wrapped lines are joined. Errors are in English, for content authors. */
function blocksOf(text: string): string[] {
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

export const articleOf = (text: string): string => blocksOf(text).join('\n\n');

/** Each heading with the one paragraph after it. */
export function stepsOf(text: string): { title: string; text: string }[] {
  const blocks = blocksOf(text);
  const steps: { title: string; text: string }[] = [];
  for (let at = 0; at < blocks.length; at += 2) {
    const [title = '', paragraph = ''] = blocks.slice(at, at + 2);
    const isStep = title.startsWith(heading) && /^[^#-]/.test(paragraph);
    if (!isStep) throw new Error(`text: step ${steps.length + 1} must be a heading and one paragraph`);
    steps.push({ title: title.slice(heading.length), text: paragraph });
  }
  return steps;
}
