import { type CollectorFilters, mapCollectors } from '@app/contract/directory';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { MapView } from '../engine/map-view.ts';

/** The places in sight. A look that is over is not waited for; the old pins stay until the new ones are here. */
export const mapQuery = (filters: CollectorFilters, view: MapView | undefined) =>
  queryOptions({
    queryKey: ['collectors', 'map', filters, view ?? null],
    queryFn: async ({ signal }) =>
      (await call(mapCollectors, { query: { ...filters, ...(view ?? nowhere) } }, { signal })).features,
    enabled: Boolean(view),
    placeholderData: keepPreviousData,
    // Prepaid data: looking back at a part of the map costs nothing.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });

const nowhere: MapView = { west: 0, south: 0, east: 0, north: 0, zoom: 0 };
