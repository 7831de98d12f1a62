import { type Collector, listCollectors } from '@app/contract/directory';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { priceOf } from '#test/invented-listings.ts';
import { removeListings, writeListing } from '#test/listings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(() => void vi.useRealTimers());

type Query = Record<string, string>;
const request = (query: Query = {}) => api.app.inject({ url: listCollectors.path, query });
const list = async (query: Query = {}): Promise<{ collectors: Collector[]; nextCursor: string | null }> =>
  (await request(query)).json();
const names = async (query: Query) => (await list(query)).collectors.map(({ name }) => name).toSorted();

async function everyPage(query: Query): Promise<Collector[]> {
  const seen: Collector[] = [];
  let cursor: string | null = null;
  do {
    const page = await list({ ...query, ...(cursor && { cursor }) });
    seen.push(...page.collectors);
    cursor = page.nextCursor;
  } while (cursor);
  return seen;
}

/** Fakes only the date; timers keep running. */
const atTime = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

describe('a filter alone', () => {
  test('category', async () => {
    expect(await names({ category: 'Organik' })).toEqual(['Rumah Kompos Tirta', 'TPS 3R Simpang Resik']);
  });
  test('kind', async () => {
    expect(await names({ kind: 'bank-sampah' })).toEqual(['Bank Sampah Kutaraja', 'Bank Sampah Tugu Asri']);
  });
  test('province', async () => {
    expect(await names({ province: 'DKI Jakarta' })).toEqual([
      'Logam Mulya Sejahtera',
      'Titik Elektronik Cikini',
    ]);
    expect(await names({ province: 'Papua Pegunungan' })).toEqual([]);
  });
  test('material: whoever takes anything of it', async () => {
    expect(await names({ material: 'kaca' })).toEqual(['Bank Sampah Kutaraja']);
    expect(await names({ material: 'organik' })).toEqual(['Rumah Kompos Tirta', 'TPS 3R Simpang Resik']);
  });
  test('pickup', async () => {
    const found = (await list({ pickup: '1' })).collectors;
    expect(found).toHaveLength(11);
    expect(found.every(({ pickupService }) => pickupService)).toBe(true);
  });
  test('words: name, waste type or city', async () => {
    expect(await names({ q: 'borneo' })).toEqual(['Tukar Elektronik Borneo']);
    expect(await names({ q: 'jelantah' })).toEqual(['Rumah Kompos Tirta']);
    expect(await names({ q: 'sidoarjo' })).toEqual(['Lapak Plastik Delta']);
  });
});

test('filters combine: all of them must hold', async () => {
  expect(await names({ material: 'logam', pickup: '1', category: 'Logam', province: 'Jawa Barat' })).toEqual([
    'Rongsok Logam Pakuan',
  ]);
  expect(await names({ q: 'kardus', province: 'Aceh', kind: 'bank-sampah' })).toEqual([
    'Bank Sampah Kutaraja',
  ]);
  expect(await names({ q: 'kardus', province: 'Bali' })).toEqual([]);
  atTime('2026-11-16T02:00:00Z');
  expect(await names({ openNow: '1', category: 'Organik', lat: '-7', lon: '110' })).toEqual([
    'TPS 3R Simpang Resik',
  ]);
});

describe('open now', () => {
  test('goes by the clock of the place', async () => {
    // Monday 07.30 in Jakarta, 08.30 in Makassar.
    atTime('2026-11-16T00:30:00Z');
    const open = await names({ openNow: '1' });
    expect(open).toContain('Plastik Bersih Losari');
    expect(open).toContain('Logam Mulya Sejahtera');
    expect(open).not.toContain('Lapak Plastik Delta');
    // Monday 15.30 in Jakarta, 16.30 in Makassar.
    atTime('2026-11-16T08:30:00Z');
    const later = await names({ openNow: '1' });
    expect(later).toContain('Lapak Plastik Delta');
    expect(later).not.toContain('Plastik Bersih Losari');
  });

  test('holds past midnight', async () => {
    // Saturday 01.59 and 02.00 in Jakarta: the night that began on Friday.
    atTime('2026-11-20T18:59:00Z');
    expect(await names({ openNow: '1' })).toEqual(['Rongsok Logam Pakuan']);
    atTime('2026-11-20T19:00:00Z');
    expect(await names({ openNow: '1' })).toEqual([]);
  });

  test('every card says whether it is, or that nobody knows', async () => {
    atTime('2026-11-20T18:59:00Z');
    const { collectors } = await list({ province: 'Jawa Barat' });
    expect(Object.fromEntries(collectors.map(({ name, isOpen }) => [name, isOpen]))).toEqual({
      'Gudang Kardus Lestari': false,
      'Rongsok Logam Pakuan': true,
    });
    const id = await writeListing(api, { hours: [] });
    expect((await list({ province: 'Papua' })).collectors).toMatchObject([{ isOpen: null, hours: [] }]);
    await api.db.deleteFrom('app.listing').where('id', '=', id).execute();
  });
});

describe('near a point', () => {
  const monas = { lat: '-6.1754', lon: '106.8272' };

  test('the nearest come first, with their distance', async () => {
    const { collectors } = await list(monas);
    expect(collectors.slice(0, 3).map(({ name }) => name)).toEqual([
      'Titik Elektronik Cikini',
      'Logam Mulya Sejahtera',
      'Rongsok Logam Pakuan',
    ]);
    const metres = collectors.map(({ distanceMetres }) => distanceMetres ?? 0);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    // Jakarta to Surabaya's neighbour Sidoarjo and to Banda Aceh, as an atlas has it.
    const distanceTo = (name: string) =>
      (collectors.find((one) => one.name === name)?.distanceMetres ?? 0) / 1000;
    expect(distanceTo('Lapak Plastik Delta')).toBeCloseTo(665, -1);
    expect(distanceTo('Bank Sampah Kutaraja')).toBeCloseTo(1818, -1.5);
    expect(distanceTo('Titik Elektronik Cikini')).toBeCloseTo(2.09, 1);
  });

  test('relevance can be asked for all the same, and keeps the distances', async () => {
    const { collectors } = await list({ ...monas, sort: 'relevance' });
    expect(collectors[0]?.name).not.toBe('Titik Elektronik Cikini');
    expect(collectors.every(({ distanceMetres }) => distanceMetres !== null)).toBe(true);
  });

  test('without a point there is no distance', async () => {
    const { collectors } = await list();
    expect(collectors.every(({ distanceMetres }) => distanceMetres === null)).toBe(true);
  });
});

test('the answer is what the contract says, and nothing more', async () => {
  const response = (await request({ lat: '-6', lon: '107' })).json();
  expect(listCollectors.response.parse(response)).toEqual(response);
});

test('names the field that is wrong', async () => {
  const wrong: [Query, string[]][] = [
    [{ category: 'Kayu' }, ['category']],
    [{ kind: 'toko' }, ['kind']],
    [{ province: 'Atlantis' }, ['province']],
    [{ material: 'emas' }, ['material']],
    [{ openNow: 'ya' }, ['openNow']],
    [{ pickup: '0' }, ['pickup']],
    [{ q: 'x'.repeat(81) }, ['q']],
    [{ lat: '-91', lon: '100' }, ['lat']],
    [{ lat: '-6' }, ['lon']],
    [{ lon: '106' }, ['lat']],
    [{ sort: 'distance' }, ['lat', 'lon']],
    [{ sort: 'harga' }, ['sort']],
    [{ cursor: 'x' }, ['cursor']],
    [{ cursor: Buffer.from('{"sort":"distance","metres":1,"id":"x"}').toString('base64url') }, ['cursor']],
  ];
  for (const [query, fields] of wrong) {
    const response = await request(query);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, fields]);
  }
});

describe('pages', () => {
  beforeAll(async () => {
    await removeListings(api);
    for (let n = 0; n < 67; n += 1) {
      // Three at each place and few different ratings, so the id must make the order unique.
      await writeListing(api, {
        name: n % 2 === 0 ? `Botol ${n}` : `Kertas ${n}`,
        category: n % 2 === 0 ? 'Plastik & Kaleng' : 'Kertas & Kardus',
        prices: [priceOf(n % 2 === 0 ? 'pet-bening' : 'kardus')],
        rating: 3 + (n % 3),
        latitude: -6 - Math.floor(n / 3) * 0.15,
        longitude: 106 + ((Math.floor(n / 3) * 7) % 23),
      });
    }
  });

  const orders: [string, Query, number][] = [
    ['by standing', {}, 67],
    ['by standing in a province', { province: 'Papua' }, 67],
    ['by distance', { lat: '-7', lon: '110' }, 67],
    ['by distance from far outside', { lat: '52', lon: '4' }, 67],
    ['by distance with a filter', { lat: '-7', lon: '110', category: 'Kertas & Kardus' }, 33],
    ['by words', { q: 'botol' }, 34],
    ['by words and distance', { q: 'kertas', lat: '-7', lon: '110' }, 33],
  ];
  test.each(orders)('cover everything exactly once: %s', async (_, query, count) => {
    const seen = await everyPage(query);
    expect(seen).toHaveLength(count);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
    const metres = seen.map(({ distanceMetres }) => distanceMetres ?? 0);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  });

  test('have twenty each, and a cursor of one order does not serve the other', async () => {
    const { collectors, nextCursor } = await list();
    expect(collectors).toHaveLength(20);
    const response = await request({ lat: '-7', lon: '110', cursor: nextCursor ?? '' });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['cursor']]);
  });

  test('best standing first: verified before unverified, then by rating', async () => {
    const id = await writeListing(api, { name: 'Diperiksa', rating: 1 });
    await api.db.updateTable('app.listing').set({ verified_at: new Date() }).where('id', '=', id).execute();
    const seen = await everyPage({});
    expect(seen[0]?.name).toBe('Diperiksa');
    const ratings = seen.slice(1).map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  test('what is hidden is not there', async () => {
    const [first] = (await list()).collectors;
    await api.db
      .updateTable('app.listing')
      .set({ is_published: false })
      .where('id', '=', first!.id)
      .execute();
    expect((await list()).collectors.map(({ id }) => id)).not.toContain(first!.id);
    const response = await api.app.inject({ url: `/collectors/${first!.id}` });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});

test('what is nearer on the globe comes first, also where the map makes it look further', async () => {
  await removeListings(api);
  for (let n = 0; n < 30; n += 1) {
    await writeListing(api, { name: 'Di utara', latitude: 3.4763, longitude: 130.8211 });
  }
  await writeListing(api, { name: 'Di timur', latitude: -10.8285, longitude: 137.8314 });
  const { collectors } = await list({ lat: '-10.5', lon: '120' });
  expect(collectors[0]).toMatchObject({ name: 'Di timur' });
  expect(
    collectors.slice(0, 2).map(({ distanceMetres }) => Math.round((distanceMetres ?? 0) / 1000)),
  ).toEqual([1949, 1962]);
});
