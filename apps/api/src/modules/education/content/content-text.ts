import { contentBlocks, heading } from '#api/lib/content/content-blocks.ts';

/** The format of `fullContent`. */
export const articleOf = (text: string): string => contentBlocks(text).join('\n\n');

/** Each heading with the one paragraph after it. */
export function stepsOf(text: string): { title: string; text: string }[] {
  const blocks = contentBlocks(text);
  const steps: { title: string; text: string }[] = [];
  for (let at = 0; at < blocks.length; at += 2) {
    const [title = '', paragraph = ''] = blocks.slice(at, at + 2);
    const isStep = title.startsWith(heading) && /^[^#-]/.test(paragraph);
    if (!isStep) throw new Error(`text: step ${steps.length + 1} must be a heading and one paragraph`);
    steps.push({ title: title.slice(heading.length), text: paragraph });
  }
  return steps;
}
