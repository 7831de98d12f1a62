import type { Region } from '../regions/region.ts';
import type { RegionCatalogue } from '../regions/region-catalogue.ts';
import { kindOf, kindWords, nameKey } from '../regions/region-names.ts';
import { meaningAtStart } from './meanings.ts';
import { isNoise } from './noise-words.ts';

type Names = RegionCatalogue['names'];
type Span = {
  /** All that the words can mean, the likeliest first. */
  regions: readonly Region[];
  start: number;
  end: number;
  /** Said with its kind or with what it lies in, or larger than a kecamatan. */
  isSure: boolean;
};

/** Names of kecamatan that are shorter are more often part of a name. */
const minDistrictLetters = 4;

function spanAt(list: readonly string[], start: number, names: Names): Span | undefined {
  const kind = kindWords[list[start]!];
  let first = kind ? start + 1 : start;
  if (kind && ['administrasi', 'adm'].includes(list[first] ?? '')) first += 1;
  for (let length = Math.min(names.maxWords, list.length - first); length > 0; length -= 1) {
    const typed = list.slice(first, first + length);
    const found = names.named(nameKey(typed));
    if (!found) continue;
    const ofKind = found.regions.filter((region) => kindOf(region) === kind);
    const regions = ofKind.length > 0 ? ofKind : found.regions;
    const isSure = ofKind.length > 0 || regions[0]!.level !== 'district';
    // «kuningan» alone is the metal; «kabupaten kuningan» is the place.
    const everydayLength = kind ? 0 : (meaningAtStart(list.slice(first))?.length ?? 0);
    if (!found.isAlias && everydayLength >= length) return undefined;
    if (!isSure && (nameKey(typed).length < minDistrictLetters || typed.every(isNoise))) continue;
    return { regions, start, end: first + length, isSure };
  }
  return undefined;
}

const liesIn = (inner: Region, outer: Region) => inner.code.startsWith(`${outer.code}.`);

/** «depok sleman»: of two names side by side, one of which lies in the other, the smaller is meant. */
function narrowed(one: Span, next: Span): Span | undefined {
  const pairs = one.regions.flatMap((first) => next.regions.map((second) => [first, second] as const));
  const inner = pairs.flatMap(([first, second]) =>
    liesIn(first, second) ? [first] : liesIn(second, first) ? [second] : [],
  );
  if (inner.length === 0) return undefined;
  return { regions: [...new Set(inner)], start: one.start, end: next.end, isSure: true };
}

/** The first region that the words name. */
export function regionIn(list: readonly string[], names: Names): Span | undefined {
  for (let start = 0; start < list.length;) {
    const span = spanAt(list, start, names);
    if (span) return narrowest(span, list, names);
    start += meaningAtStart(list.slice(start))?.length ?? 1;
  }
  return undefined;
}

function narrowest(span: Span, list: readonly string[], names: Names): Span {
  const next = spanAt(list, span.end, names);
  const both = next && narrowed(span, next);
  return both ? narrowest(both, list, names) : span;
}

/** Corrects the first name of a region that is mistyped; `isUnknown` says which words may be. */
export function mistypedRegion(
  list: readonly string[],
  names: Names,
  isUnknown: (word: string) => boolean,
): string[] | undefined {
  for (let start = 0; start < list.length; start += 1) {
    for (let length = Math.min(3, list.length - start); length > 0; length -= 1) {
      const typed = list.slice(start, start + length);
      if (!typed.some(isUnknown) || typed.some((word) => kindWords[word])) continue;
      // Around a mistyped word, only words that nobody would search for on their own belong to the name.
      if (!typed.every((word) => isUnknown(word) || !meaningAtStart([word]))) continue;
      const name = names.similar(nameKey(typed));
      if (name) return [...list.slice(0, start), name, ...list.slice(start + length)];
    }
  }
  return undefined;
}
