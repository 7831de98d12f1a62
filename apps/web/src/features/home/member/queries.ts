import { listCollectors } from '@app/contract/directory';
import { showDashboard } from '@app/contract/dashboard';
import type { Province } from '@app/contract/provinces';
import { listScans } from '@app/contract/smart-sort';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { browserZone } from '#web/lib/browser-zone.ts';
import type { Point } from '#web/lib/device-position.ts';

/** The same requests as the dashboard and the history, so that their stored answers serve offline. */
export const summaryQuery = () => {
  const zone = browserZone();
  return queryOptions({
    queryKey: ['home', 'summary', zone],
    queryFn: ({ signal }) => call(showDashboard, { query: { zone } }, { signal }),
  });
};

export const newestScansQuery = queryOptions({
  queryKey: ['home', 'scans'],
  queryFn: async ({ signal }) => (await call(listScans, { query: {} }, { signal })).scans,
});

/** The position stays in memory; without one the province of this device is used. */
export const nearestQuery = (province: Province | undefined, point: Point | undefined) =>
  queryOptions({
    queryKey: ['home', 'nearest', province ?? null, point ?? null],
    queryFn: async ({ signal }) => {
      const query = point ? { lat: point.latitude, lon: point.longitude } : { ...(province && { province }) };
      const { collectors } = await call(listCollectors, { query }, { signal });
      // A point for hazardous waste buys nothing.
      return collectors.find(({ kind }) => kind !== 'b3') ?? null;
    },
    enabled: Boolean(point ?? province),
  });
