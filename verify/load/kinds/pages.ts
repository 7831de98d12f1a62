import { collectorCategories } from '@app/contract/directory';
import { listingId } from '../../kit/dataset/directory-rows.ts';
import { type Asked, type Kind, popular } from './kind.ts';

const lists = [
  '/sell-waste',
  '/waste-map',
  '/education',
  '/education?tab=inovasi',
  ...collectorCategories.map((category) => `/sell-waste?${new URLSearchParams({ category })}`),
];
const others = ['/smart-sort', '/about', '/transparansi', '/login', '/register', '/privacy-policy'];

/** The page that a person saw last. */
const lastSeen = new Map<number, string>();
const headers = { accept: 'text/html', 'accept-encoding': 'gzip' };
const view = (path: string, person: number): Asked => {
  lastSeen.set(person, path);
  return { path, headers };
};

/** Documents as the web copies render them; the gateway keeps what is the same for everybody. */
export const pageKinds = {
  landing: (_, person) => view('/', person),
  listPage: ({ random }, person) => view(random.pick(lists), person),
  otherPage: ({ random }, person) => view(random.pick(others), person),
  piece: ({ random, news, innovation }, person) => {
    const [kind, ids] =
      random.below(2) === 0 ? (['news', news] as const) : (['innovation', innovation] as const);
    return view(`/education/${kind}/${ids[popular(random, ids.length)]}`, person);
  },
  /** Many are seen once in a while, so that most are rendered anew. */
  listing: ({ random, listings }, person) =>
    view(`/sell-waste/${listingId(popular(random, listings))}`, person),
  /** Back to where one was. */
  again: (_, person) => view(lastSeen.get(person) ?? '/', person),
} satisfies Record<string, Kind>;
