import { ownStores, readingStores, storesBeginningWith } from '#web/lib/offline/stores.ts';

/** What can be opened without a network. */
export type KeptHere = {
  pieces: number;
  /** Lists by province; the empty name is the list of the whole country. */
  provinces: string[];
  places: number;
  hasHistory: boolean;
};

export async function lookAtKept(): Promise<KeptHere> {
  const addresses = await addressesOf(readingStores);
  const own = await addressesOf(ownStores);
  const count = (path: RegExp) => addresses.filter(({ pathname }) => path.test(pathname)).length;
  const lists = addresses.filter(({ pathname }) => pathname === '/api/collectors');
  return {
    pieces: count(/^\/api\/education\/(news|innovation)\/./),
    provinces: [...new Set(lists.flatMap(provinceOf))],
    places: count(/^\/api\/collectors\/./),
    hasHistory: own.some(({ pathname }) => pathname === '/api/scans'),
  };
}

/** Only a list without other filters is what its link opens. */
function provinceOf({ searchParams }: URL): string[] {
  const names = [...searchParams.keys()];
  if (names.length === 0) return [''];
  return names.length === 1 && searchParams.has('province') ? [searchParams.get('province') ?? ''] : [];
}

async function addressesOf(start: string): Promise<URL[]> {
  const names = await storesBeginningWith(start);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return keys.flat().map(({ url }) => new URL(url));
}
