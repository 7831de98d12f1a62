import { stem } from '@app/indonesian/stem';
import { words } from '@app/indonesian/words';

type Worded = {
  title: string;
  category: string;
  wasteMaterials: readonly string[];
  /** Everything else that it says. */
  texts: readonly string[];
};

/** Longer is no word, and more than an index can hold. */
const longest = 40;

/** Each word as it is written, which beginnings and slips are compared with, and its root, which other forms meet. */
function tsvectorOf(texts: readonly string[]): string {
  const written = texts.flatMap(words).filter((word) => word.length <= longest);
  return [...new Set([...written, ...written.map(stem)])].map((word) => `'${word}'`).join(' ');
}

/** What a piece is found by, as tsvectors: what its head says, and all of it. */
export function pieceWords({ title, category, wasteMaterials, texts }: Worded) {
  const head = [title, category, ...wasteMaterials];
  return { head_words: tsvectorOf(head), search_words: tsvectorOf([...head, ...texts]) };
}
