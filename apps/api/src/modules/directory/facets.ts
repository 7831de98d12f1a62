import type { CollectorCategory, CollectorKind } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import type { Material } from '@app/classifier/materials';

/** One value of one filter, as stored in `app.listing.facets` and used in queries. */
export const facet = {
  kind: (kind: CollectorKind) => `kind:${kind}`,
  category: (category: CollectorCategory) => `category:${category}`,
  province: (province: Province) => `province:${province}`,
  material: (material: Material) => `material:${material}`,
  wasteType: (wasteType: WasteType) => `waste:${wasteType}`,
  /** Open at some time within this UTC hour, on any day. */
  openHour: (hour: number) => `open:${hour}`,
  pickup: 'pickup',
};

export const materialsOf = (wasteTypes: readonly WasteType[]): Material[] => [
  ...new Set(wasteTypes.flatMap((wasteType) => wasteTypeFacts[wasteType].material ?? [])),
];

type Filterable = {
  kind: CollectorKind;
  /** Null when nobody knows. */
  category: CollectorCategory | null;
  province: Province;
  wasteTypes: readonly WasteType[];
  openHours: readonly number[];
  pickup: boolean;
};

/** Everything by which a listing can be filtered. */
export const facetsOf = ({
  kind,
  category,
  province,
  wasteTypes,
  openHours,
  pickup,
}: Filterable): string[] => [
  facet.kind(kind),
  ...(category ? [facet.category(category)] : []),
  facet.province(province),
  ...materialsOf(wasteTypes).map(facet.material),
  ...wasteTypes.map(facet.wasteType),
  ...openHours.map(facet.openHour),
  ...(pickup ? [facet.pickup] : []),
];

/** The filter that has its own partial index for distance, if there is one (migration 0009). */
export const facetWithDistanceIndex = (facets: readonly string[]): string | undefined =>
  facets.find((one) => /^(category|kind|material):/.test(one));
