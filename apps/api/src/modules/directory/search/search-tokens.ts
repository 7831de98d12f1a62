import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import type { WasteType } from '@app/contract/waste-types';

/** Index tokens that no typed word can equal: listings have them for what they are, queries for what they mean. */
export const tokenOf = {
  wasteType: (type: WasteType) => `jenis:${type}`,
  category: (category: CollectorCategory) => `kategori:${category.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
  kind: (kind: CollectorKind) => `tempat:${kind}`,
  region: (code: string) => `wilayah:${code}`,
};
