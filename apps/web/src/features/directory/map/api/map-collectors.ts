import { type CollectorFilters, mapCollectors } from '@app/contract/directory';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { MapView } from '../engine/map-view.ts';

/** The places in the visible area. The previous pins stay until the new ones are loaded. */
export const mapQuery = (filters: CollectorFilters, view: MapView | undefined) =>
  queryOptions({
    queryKey: ['collectors', 'map', filters, view ?? null],
    queryFn: async ({ signal }) =>
      (await call(mapCollectors, { query: { ...filters, ...(view ?? emptyView) } }, { signal })).features,
    enabled: Boolean(view),
    placeholderData: keepPreviousData,
    // Mobile data is expensive: going back to a part of the map must not refetch it.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });

const emptyView: MapView = { west: 0, south: 0, east: 0, north: 0, zoom: 0 };
