import type { NamedRegion } from '@app/contract/directory-region';
import type { RegionCatalogue } from './regions/region-catalogue.ts';
import type { UnderstoodQuery } from './search/understand-query.ts';

/** What a search names, for the sentence above its results. */
export function namedRegionOf(
  understood: UnderstoodQuery | null,
  { link }: RegionCatalogue,
): NamedRegion | undefined {
  if (!understood?.named) return undefined;
  const { regions, others } = understood.named;
  return { region: link(regions[0]!), others: others.map(link) };
}
