import { getMe } from '@app/contract/account';
import { listCollectors, showCollector } from '@app/contract/directory';
import { listActivity, showDashboard } from '@app/contract/dashboard';
import { listInnovations, listNews, showInnovation, showNews } from '@app/contract/education';
import type { Province } from '@app/contract/provinces';
import type { Route, RouteInput } from '@app/contract/route';
import { listScans } from '@app/contract/smart-sort';
import { call } from '#web/lib/api.ts';
import { dataSaver, canPrefetch } from '#web/lib/data-saver.ts';
import { storedValue } from '#web/lib/stored-value.ts';
import { browserZone } from '#web/lib/browser-zone.ts';
import { requestFromWorker, type Audience } from './worker-messages.ts';

type PrefetchTarget = { province: Province | undefined; memberId: string | undefined };

/** When and for which target it last ran: it runs at most every half day. */
const lastRun = storedValue(
  'disimpan-pada',
  { key: '', at: 0 },
  (kept) => kept as { key: string; at: number },
);
const halfDay = 12 * 60 * 60_000;
/** The newest of each kind. */
const maxPieces = 3;

export const resetPrefetch = () => lastRun.write({ key: '', at: 0 });

/**
 * Fetches one after the other what must be readable offline. The service worker caches each response.
 */
export async function prefetch(target: PrefetchTarget): Promise<void> {
  const key = JSON.stringify(target);
  const previous = lastRun.read();
  if (previous.key === key && Date.now() - previous.at < halfDay) return;
  if (!canPrefetch() || !navigator.serviceWorker?.controller) return;
  await requestFromWorker({ type: 'keep-files', readers: audiencesOf(target) });
  for (const read of await prefetchTasks(target)) {
    // Data saver may have been switched on, or the network lost.
    if (dataSaver.isOn() || !navigator.onLine) return;
    await read();
  }
  lastRun.write({ key, at: Date.now() });
}

const audiencesOf = ({ province, memberId }: PrefetchTarget): Audience[] => [
  'everybody',
  ...(province ? (['neighbours'] as const) : []),
  ...(memberId ? (['members'] as const) : []),
];

async function prefetchTasks({ province, memberId }: PrefetchTarget): Promise<(() => Promise<unknown>)[]> {
  const { news } = await call(listNews, { query: {} });
  const { innovations } = await call(listInnovations, { query: {} });
  const collectors = province ? (await call(listCollectors, { query: { province } })).collectors : [];
  return [
    ...(memberId ? memberTasks : []),
    ...news.slice(0, maxPieces).map(({ id }) => unlessCached(showNews, { params: { id } })),
    ...innovations.slice(0, maxPieces).map(({ id }) => unlessCached(showInnovation, { params: { id } })),
    ...collectors.map(({ id }) => unlessCached(showCollector, { params: { collectorId: id }, query: {} })),
  ];
}

/** Cached responses are not refreshed here, to save data. */
const unlessCached =
  <const R extends Route>(route: R, input: RouteInput<R> & { params: Record<string, unknown> }) =>
  async (): Promise<void> => {
    const path = route.path.replace(/:\w+/, String(Object.values(input.params)[0]));
    if (!(await caches.match(`/api${path}`))) await call(route, input);
  };

const memberTasks = [
  () => call(getMe, {}),
  () => call(listScans, { query: {} }),
  () => call(showDashboard, { query: { zone: browserZone() } }),
  () => call(listActivity, { query: {} }),
];
