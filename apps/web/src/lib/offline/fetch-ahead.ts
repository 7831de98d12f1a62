import { getMe } from '@app/contract/account';
import { listCollectors, showCollector } from '@app/contract/directory';
import { listActivity, showDashboard } from '@app/contract/dashboard';
import { listInnovations, listNews, showInnovation, showNews } from '@app/contract/education';
import type { Province } from '@app/contract/provinces';
import type { Route, RouteInput } from '@app/contract/route';
import { listScans } from '@app/contract/smart-sort';
import { call } from '#web/lib/api.ts';
import { dataSaver, mayFetchAhead } from '#web/lib/data-saver.ts';
import { keptValue } from '#web/lib/kept-value.ts';
import { ownZone } from '#web/lib/own-zone.ts';
import { askWorker, type Readers } from './messages-to-worker.ts';

type Whose = { province: Province | undefined; memberId: string | undefined };

/** When it was done, and for whom: what was fetched today is not fetched again. */
const done = keptValue('disimpan-pada', { key: '', at: 0 }, (kept) => kept as { key: string; at: number });
const halfDay = 12 * 60 * 60_000;
/** Of each kind, the newest. */
const mostPieces = 7;

export const forgetFetched = () => done.write({ key: '', at: 0 });

/**
 * Reads, in a quiet moment and one after the other, what shall be readable without a network. The service worker
 * keeps each answer on its way.
 */
export async function fetchAhead(whose: Whose): Promise<void> {
  const key = JSON.stringify(whose);
  const last = done.read();
  if (last.key === key && Date.now() - last.at < halfDay) return;
  if (!mayFetchAhead() || !navigator.serviceWorker?.controller) return;
  await askWorker({ type: 'keep-files', readers: readersLike(whose) });
  for (const read of await questions(whose)) {
    // The person may have changed their mind, or lost the network.
    if (dataSaver.isOn() || !navigator.onLine) return;
    await read();
  }
  done.write({ key, at: Date.now() });
}

const readersLike = ({ province, memberId }: Whose): Readers[] => [
  'everybody',
  ...(province ? (['neighbours'] as const) : []),
  ...(memberId ? (['members'] as const) : []),
];

async function questions({ province, memberId }: Whose): Promise<(() => Promise<unknown>)[]> {
  const { news } = await call(listNews, { query: {} });
  const { innovations } = await call(listInnovations, { query: {} });
  const collectors = province ? (await call(listCollectors, { query: { province } })).collectors : [];
  return [
    ...(memberId ? ownQuestions : []),
    ...news.slice(0, mostPieces).map(({ id }) => unlessKept(showNews, { params: { id } })),
    ...innovations.slice(0, mostPieces).map(({ id }) => unlessKept(showInnovation, { params: { id } })),
    ...collectors.map(({ id }) => unlessKept(showCollector, { params: { collectorId: id }, query: {} })),
  ];
}

/** What is kept stays as it is until somebody opens it: only what is new costs data. */
const unlessKept =
  <const R extends Route>(route: R, input: RouteInput<R> & { params: Record<string, unknown> }) =>
  async (): Promise<void> => {
    const path = route.path.replace(/:\w+/, String(Object.values(input.params)[0]));
    if (!(await caches.match(`/api${path}`))) await call(route, input);
  };

const ownQuestions = [
  () => call(getMe, {}),
  () => call(listScans, { query: {} }),
  () => call(showDashboard, { query: { zone: ownZone() } }),
  () => call(listActivity, { query: {} }),
];
