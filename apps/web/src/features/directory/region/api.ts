import type { CollectorFilters } from '@app/contract/directory';
import { listRegions } from '@app/contract/directory-region';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

type Parent = { parent: string } | { province: NonNullable<CollectorFilters['province']> };

/** The kabupaten of a province, or the kecamatan of a kabupaten; they hardly ever change. */
export const regionsQuery = (parent: Parent) =>
  queryOptions({
    queryKey: ['regions', parent],
    queryFn: async ({ signal }) => (await call(listRegions, { query: parent }, { signal })).regions,
    staleTime: Infinity,
  });
