import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import type { WasteType } from '@app/contract/waste-types';

/** Entries of the index that no typed word can be: a listing carries what it is, a query what its words mean. */
export const tokenOf = {
  wasteType: (type: WasteType) => `jenis:${type}`,
  category: (category: CollectorCategory) => `kategori:${category.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
  kind: (kind: CollectorKind) => `tempat:${kind}`,
};
