import { tsvectorOf } from '#api/lib/search/tsvector-of.ts';

type PieceText = {
  title: string;
  category: string;
  wasteMaterials: readonly string[];
  /** All other texts. */
  texts: readonly string[];
};

/** The search words of a piece as tsvectors: of its head, and of all its text. */
export function pieceWords({ title, category, wasteMaterials, texts }: PieceText) {
  const head = [title, category, ...wasteMaterials];
  return { head_words: tsvectorOf(head), search_words: tsvectorOf([...head, ...texts]) };
}
