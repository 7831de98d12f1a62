import { ownStores, pageStores, pictureStore, readingStores } from '../src/lib/offline/stores.ts';
import { facts } from './build-facts.ts';

export type Rule = {
  store: string;
  /** Entries; the oldest go first. */
  most: number;
  /** Bytes of one entry. */
  largest: number;
  /** A document of another build would ask for scripts that are not kept: it must name this. */
  mustName?: string;
};

const kilobyte = 1024;
export const pageRule: Rule = {
  store: `${pageStores}${facts.build}`,
  most: 24,
  largest: 200 * kilobyte,
  mustName: facts.manifest,
};
export const readingRule: Rule = {
  store: `${readingStores}${facts.version}`,
  most: 160,
  largest: 100 * kilobyte,
};
export const pictureRule: Rule = { store: pictureStore, most: 40, largest: 150 * kilobyte };
const ownRule = { most: 40, largest: 200 * kilobyte };

const id = String.raw`[\w-]+`;
const anyOf = (...paths: string[]) => new RegExp(`^/api(${paths.join('|')})$`);
const forEverybody = anyOf(
  '/education/news',
  '/education/innovation',
  `/education/news/${id}`,
  `/education/innovation/${id}`,
  '/collectors',
  `/collectors/${id}`,
);
const forOnePerson = anyOf(
  '/auth/me',
  '/scans',
  '/dashboard',
  '/dashboard/activity',
  '/education/marks',
  '/education/saved',
  '/community/posts',
  `/community/posts/${id}`,
  `/community/posts/${id}/replies`,
);
const pictures = /^\/gambar\/|^\/api\/education\/pictures\//;

/** What somebody searched for, or where somebody stood, is not written down. */
const telling = ['q', 'lat', 'lon'];
const isTelling = ({ searchParams }: URL) => telling.some((name) => searchParams.has(name));

export const isPicture = ({ pathname }: URL) => pictures.test(pathname);

/** The rule for an answer of the API; nothing for all that is never kept. */
export async function ruleForAnswer(request: Request, url: URL): Promise<Rule | undefined> {
  if (isTelling(url)) return undefined;
  if (forEverybody.test(url.pathname)) return readingRule;
  const session = request.headers.get('authorization');
  if (!session || !forOnePerson.test(url.pathname)) return undefined;
  return { ...ownRule, store: await ownStore(session) };
}

export const mayKeepAnswer = ({ pathname }: URL) =>
  forEverybody.test(pathname) || forOnePerson.test(pathname);

/** A document may be kept when a shared cache may: then it is the same for everybody, and carries no token. */
export const mayKeepPage = (response: Response) =>
  Boolean(response.headers.get('cache-control')?.includes('public'));

/** Named by the session, which only its owner can present. */
export async function ownStore(session: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session));
  const hex = [...new Uint8Array(hash.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${ownStores}${hex.join('')}`;
}
