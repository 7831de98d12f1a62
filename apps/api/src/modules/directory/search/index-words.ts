import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import type { WasteType } from '@app/contract/waste-types';
import { stem } from '@app/indonesian/stem';
import { words } from '@app/indonesian/words';
import { tokenOf } from './search-tokens.ts';

type Indexed = {
  name: string;
  kind: CollectorKind;
  category: CollectorCategory;
  province: Province;
  city: string;
  wasteTypes: readonly WasteType[];
};

/** As it is written, which prefixes and typos are compared with, and its root, which other forms meet. */
const asWrittenAndRoot = (text: string) => words(text).flatMap((word) => [word, stem(word)]);

/**
 * What a listing is found by, as a tsvector: A its name and waste types, B its category, C its kind, D where it is.
 * What people call these things is known to the query and not written here, so a new everyday word needs no new index.
 */
export function indexWords({ name, kind, category, province, city, wasteTypes }: Indexed): string {
  const weighted = {
    A: [...asWrittenAndRoot(name), ...wasteTypes.map(tokenOf.wasteType)],
    B: [tokenOf.category(category)],
    C: [tokenOf.kind(kind)],
    D: [...asWrittenAndRoot(city), ...asWrittenAndRoot(province)],
  };
  // One position for each weight, so that a word may have several.
  return Object.entries(weighted)
    .flatMap(([weight, list], at) => [...new Set(list)].map((word) => `'${word}':${at + 1}${weight}`))
    .join(' ');
}
