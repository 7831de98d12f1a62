import { collectorCategories } from '@app/contract/directory';
import { listingId } from '../../kit/dataset/directory-rows.ts';
import { type LoadRequest, type Kind, zipfBelow } from './kind.ts';

const lists = [
  '/sell-waste',
  '/waste-map',
  '/education',
  '/education?tab=inovasi',
  ...collectorCategories.map((category) => `/sell-waste?${new URLSearchParams({ category })}`),
];
const others = ['/smart-sort', '/about', '/transparansi', '/login', '/register', '/privacy-policy'];

/** The last page of each user. */
const lastSeen = new Map<number, string>();
const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
const view = (path: string, user: number): LoadRequest => {
  lastSeen.set(user, path);
  return { path, headers };
};

/** Pages rendered by the web instances; the gateway caches those that are the same for everybody. */
export const pageKinds = {
  landing: (_, user) => view('/', user),
  listPage: ({ random }, user) => view(random.pick(lists), user),
  otherPage: ({ random }, user) => view(random.pick(others), user),
  piece: ({ random, news, innovation }, user) => {
    const [kind, ids] =
      random.below(2) === 0 ? (['news', news] as const) : (['innovation', innovation] as const);
    return view(`/education/${kind}/${ids[zipfBelow(random, ids.length)]}`, user);
  },
  /** Many different listings, so that most are not cached. */
  listing: ({ random, listings }, user) =>
    view(`/sell-waste/${listingId(zipfBelow(random, listings))}`, user),
  /** A repeat visit to the last page. */
  again: (_, user) => view(lastSeen.get(user) ?? '/', user),
} satisfies Record<string, Kind>;
