import { tsvectorOf } from '#api/lib/search/tsvector-of.ts';

type Worded = {
  title: string;
  category: string;
  wasteMaterials: readonly string[];
  /** Everything else that it says. */
  texts: readonly string[];
};

/** What a piece is found by, as tsvectors: what its head says, and all of it. */
export function pieceWords({ title, category, wasteMaterials, texts }: Worded) {
  const head = [title, category, ...wasteMaterials];
  return { head_words: tsvectorOf(head), search_words: tsvectorOf([...head, ...texts]) };
}
