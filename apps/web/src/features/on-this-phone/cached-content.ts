import { memberCachePrefix, publicApiCachePrefix, cacheNamesWithPrefix } from '#web/lib/offline/caches.ts';

/** What can be opened offline. */
export type CachedContent = {
  pieces: number;
  /** Lists by province; the empty name is the list of the whole country. */
  provinces: string[];
  places: number;
  hasHistory: boolean;
};

export async function readCachedContent(): Promise<CachedContent> {
  const publicUrls = await cachedUrls(publicApiCachePrefix);
  const memberUrls = await cachedUrls(memberCachePrefix);
  const count = (path: RegExp) => publicUrls.filter(({ pathname }) => path.test(pathname)).length;
  const lists = publicUrls.filter(({ pathname }) => pathname === '/api/collectors');
  return {
    pieces: count(/^\/api\/education\/(news|innovation)\/./),
    provinces: [...new Set(lists.flatMap(provinceOf))],
    places: count(/^\/api\/collectors\/./),
    hasHistory: memberUrls.some(({ pathname }) => pathname === '/api/scans'),
  };
}

/** Ignores lists with other filters, because the link opens the list without them. */
function provinceOf({ searchParams }: URL): string[] {
  const names = [...searchParams.keys()];
  if (names.length === 0) return [''];
  return names.length === 1 && searchParams.has('province') ? [searchParams.get('province') ?? ''] : [];
}

async function cachedUrls(prefix: string): Promise<URL[]> {
  const names = await cacheNamesWithPrefix(prefix);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url));
}
