import { isPossible, withoutPrefix, withoutSuffixes } from './affixes.ts';
import { roots } from './roots.ts';

/** `memperkenalkan`, `keberlangsungan`: never more than three prefixes. */
const maxPrefixes = 3;

/**
 * The root of an Indonesian word by confix stripping: suffixes and prefixes are removed in the orders that the
 * language allows until a known root is left. The fewest affixes win, so `berikan` is `beri` and not `ikan`. A word
 * without a known root is returned unchanged.
 */
export function stem(word: string): string {
  if (word.length <= 3 || roots.has(word)) return word;
  let candidates = withoutSuffixes(word);
  for (const { rest } of candidates) if (roots.has(rest)) return rest;
  for (let depth = 1; depth <= maxPrefixes; depth += 1) {
    candidates = candidates.flatMap(({ rest, ending }) =>
      withoutPrefix(rest, depth === 1)
        // The suffix belongs to the outermost prefix: ke-ter-ikat-an.
        .filter(({ affix }) => depth > 1 || isPossible(affix, ending))
        .map((shorter) => ({ rest: shorter.rest, ending })),
    );
    const root = candidates.find(({ rest }) => roots.has(rest));
    if (root) return root.rest;
  }
  return word;
}
