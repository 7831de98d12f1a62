import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import type { WasteType } from '@app/contract/waste-types';
import { stem } from '@app/indonesian/stem';
import { words } from '@app/indonesian/words';
import { codesAround } from '../regions/region.ts';
import { tokenOf } from './search-tokens.ts';

type Indexed = {
  name: string;
  kind: CollectorKind;
  category: CollectorCategory | null;
  province: Province;
  city: string;
  /** Null where it is not known. */
  regionCode: string | null;
  wasteTypes: readonly WasteType[];
};

/** The word as written, for prefixes and typos, and its root, for other forms. */
const asWrittenAndRoot = (text: string) => words(text).flatMap((word) => [word, stem(word)]);

/**
 * The search words of a listing as a tsvector: A its name and waste types, B its category, C its kind, D its location.
 * Synonyms are resolved in the query and not stored here, so a new synonym needs no reindexing.
 */
export function indexWords({
  name,
  kind,
  category,
  province,
  city,
  regionCode,
  wasteTypes,
}: Indexed): string {
  const weighted = {
    A: [...asWrittenAndRoot(name), ...wasteTypes.map(tokenOf.wasteType)],
    B: category ? [tokenOf.category(category)] : [],
    C: [tokenOf.kind(kind)],
    // A name has no root: Pemalang is not in Malang.
    D: [...words(city), ...words(province), ...codesAround(regionCode ?? '').map(tokenOf.region)],
  };
  // One position per weight, so that a word can have several weights.
  return Object.entries(weighted)
    .flatMap(([weight, list], at) => [...new Set(list)].map((word) => `'${word}':${at + 1}${weight}`))
    .join(' ');
}
