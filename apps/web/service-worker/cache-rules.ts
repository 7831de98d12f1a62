import {
  memberCachePrefix,
  pageCachePrefix,
  pictureCacheName,
  publicApiCachePrefix,
} from '../src/lib/offline/caches.ts';
import { buildInfo } from './build-info.ts';

export type CacheRule = {
  cacheName: string;
  /** The oldest entries are deleted first. */
  maxEntries: number;
  maxEntryBytes: number;
  /** Text that a document must contain: one of another build would need scripts that are not cached. */
  mustContain?: string;
};

const kilobyte = 1024;
export const pageRule: CacheRule = {
  cacheName: `${pageCachePrefix}${buildInfo.build}`,
  maxEntries: 24,
  maxEntryBytes: 200 * kilobyte,
  mustContain: buildInfo.manifest,
};
export const publicApiRule: CacheRule = {
  cacheName: `${publicApiCachePrefix}${buildInfo.contract}`,
  maxEntries: 160,
  maxEntryBytes: 100 * kilobyte,
};
export const pictureRule: CacheRule = {
  cacheName: pictureCacheName,
  maxEntries: 40,
  maxEntryBytes: 150 * kilobyte,
};
/** How the caches of members begin whose answers this build can read. */
export const memberCacheStart = `${memberCachePrefix}${buildInfo.contract}-`;
const memberLimits = { maxEntries: 40, maxEntryBytes: 200 * kilobyte };

const id = String.raw`[\w-]+`;
const anyOf = (...paths: string[]) => new RegExp(`^/api(${paths.join('|')})$`);
const publicPaths = anyOf(
  '/education/news',
  '/education/innovation',
  `/education/news/${id}`,
  `/education/innovation/${id}`,
  '/collectors',
  `/collectors/${id}`,
);
const memberPaths = anyOf(
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

/** Searches and positions are not cached, for privacy. */
const privateParameters = ['q', 'lat', 'lon'];
const hasPrivateParameters = ({ searchParams }: URL) =>
  privateParameters.some((name) => searchParams.has(name));

export const isPicture = ({ pathname }: URL) => pictures.test(pathname);

/** The rule for an API response; undefined for responses that are never cached. */
export async function ruleForResponse(request: Request, url: URL): Promise<CacheRule | undefined> {
  if (hasPrivateParameters(url)) return undefined;
  if (publicPaths.test(url.pathname)) return publicApiRule;
  const session = request.headers.get('authorization');
  if (!session || !memberPaths.test(url.pathname)) return undefined;
  return { ...memberLimits, cacheName: await memberCacheName(session) };
}

export const isCacheablePath = ({ pathname }: URL) =>
  publicPaths.test(pathname) || memberPaths.test(pathname);

/** A document is cached only when it is public: then it is the same for everybody and carries no token. */
export const isCacheablePage = (response: Response) =>
  Boolean(response.headers.get('cache-control')?.includes('public'));

/** Named by a hash of the session token, so that only that session finds it. */
export async function memberCacheName(session: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session));
  const hex = [...new Uint8Array(hash.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${memberCacheStart}${hex.join('')}`;
}
