import type { ItemSummary } from './index-entry.ts';

export type Letter = { letter: string; items: ItemSummary[] };

/** The A–Z: letters without items are left out. */
export function byLetter(summaries: readonly ItemSummary[]): Letter[] {
  const letters = new Map<string, ItemSummary[]>();
  for (const item of summaries) {
    const letter = item.name.slice(0, 1).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return [...letters].map(([letter, found]) => ({ letter, items: found }));
}
