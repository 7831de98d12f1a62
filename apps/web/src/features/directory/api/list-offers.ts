import { listOffers } from '@app/contract/directory';
import type { Province } from '@app/contract/provinces';
import type { WasteType } from '@app/contract/waste-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { Point } from '#web/lib/device-position.ts';
import { pointQuery } from '../near-me.tsx';

export type Place = { point: Point } | { province: Province };

/** Offers around a place for these waste types; the order of the types does not matter. */
export const offersQuery = (wasteTypes: readonly WasteType[], place: Place | undefined) => {
  const keys = wasteTypes.toSorted().join(',');
  return queryOptions({
    queryKey: ['collectors', 'offers', keys, place ?? null],
    queryFn: async ({ signal }) => {
      const where = place && 'point' in place ? pointQuery(place.point) : place;
      return (await call(listOffers, { query: { wasteTypes: keys, ...where } }, { signal })).offers;
    },
    enabled: Boolean(keys && place),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
};
