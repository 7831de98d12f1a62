import type { ReviewedSuggestion } from '@app/contract/review';
import { toSuggestedListing, type FactName, factsOf } from './listing-facts.ts';

export type Difference = { name: FactName; now: string[]; next: string[] };

/** Lines present on both sides are removed from a changed fact, so that only additions and removals remain. */
export function differencesOf({ listing, current }: Pick<ReviewedSuggestion, 'listing' | 'current'>) {
  const next = factsOf(listing);
  const now = current && factsOf(toSuggestedListing(current));
  const names = Object.keys(next) as FactName[];
  const isSame = (name: FactName) => now?.[name].join('\n') === next[name].join('\n');
  const changed = names
    .filter((name) => !isSame(name))
    .map((name): Difference => {
      const before = now?.[name] ?? [];
      return {
        name,
        now: before.filter((line) => !next[name].includes(line)),
        next: next[name].filter((line) => !before.includes(line)),
      };
    });
  const same = names.filter(isSame).map((name) => ({ name, lines: next[name] }));
  return { changed, same };
}
