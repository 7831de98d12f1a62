import { mapCollectors, type MapFeature } from '@app/contract/directory';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { priceOf } from '#test/invented-listings.ts';
import { fillListings, removeListings, writeListing } from '#test/listings.ts';
import { plansOf } from '#test/plans.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(() => void vi.useRealTimers());

const indonesia = { west: '94', south: '-11.5', east: '141.5', north: '6.5', zoom: '5' };
type Query = Record<string, string>;
const request = (query: Query = {}, headers: Record<string, string> = {}) =>
  api.app.inject({ url: mapCollectors.path, query: { ...indonesia, ...query }, headers });
const features = async (query: Query = {}): Promise<MapFeature[]> => (await request(query)).json().features;

const nameOf = ({ properties }: MapFeature) => (properties.type === 'collector' ? properties.name : '');
const countOf = ({ properties }: MapFeature) => (properties.type === 'cluster' ? properties.count : 1);
const total = (list: MapFeature[]) => list.reduce((sum, one) => sum + countOf(one), 0);

describe('few places', () => {
  test('are shown one by one, as GeoJSON: longitude first', async () => {
    const list = await features();
    expect(list).toHaveLength(14);
    expect(list.find((one) => nameOf(one) === 'Lapak Plastik Delta')).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [112.7183, -7.4478] },
      properties: {
        type: 'collector',
        id: expect.any(String),
        name: 'Lapak Plastik Delta',
        category: 'Plastik & Kaleng',
        isSample: true,
      },
    });
  });

  test('only those of the box', async () => {
    const bali = { west: '114.4', south: '-8.9', east: '115.8', north: '-8', zoom: '9' };
    expect((await features(bali)).map(nameOf)).toEqual(['Rumah Kompos Tirta']);
    expect((await features({ ...bali, zoom: '20' })).map(nameOf)).toEqual(['Rumah Kompos Tirta']);
  });

  const filters: [Query, number][] = [
    [{ category: 'Logam' }, 3],
    [{ kind: 'b3' }, 1],
    [{ province: 'Jawa Timur' }, 2],
    [{ material: 'kaca' }, 1],
    [{ pickup: '1' }, 11],
    [{ q: 'losari' }, 1],
    [{ category: 'Logam', province: 'Bali' }, 0],
  ];
  test.each(filters)('share the filters of the list: %o', async (query, count) => {
    const listed = (await api.app.inject({ url: '/collectors', query })).json().collectors;
    const shown = (await features(query)).map(nameOf);
    expect(shown.toSorted()).toEqual(listed.map(({ name }: { name: string }) => name).toSorted());
    expect(shown).toHaveLength(count);
  });

  test('that are open now', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:59:00Z') });
    expect((await features({ openNow: '1' })).map(nameOf)).toEqual(['Rongsok Logam Pakuan']);
  });
});

test('the answer is what the contract says, and nothing more', async () => {
  const response = (await request()).json();
  expect(mapCollectors.response.parse(response)).toEqual(response);
});

test('names the field that is wrong', async () => {
  const wrong: [Query, string][] = [
    [{ west: '-181' }, 'west'],
    [{ north: 'atas' }, 'north'],
    [{ zoom: '21' }, 'zoom'],
    [{ east: '94' }, 'east'],
    [{ north: '-12' }, 'north'],
    [{ category: 'Kayu' }, 'category'],
  ];
  for (const [query, field] of wrong) {
    const response = await request(query);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  }
});

describe('the same map again', () => {
  test('is not sent twice', async () => {
    const first = await request();
    const { etag = '' } = first.headers;
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await request({}, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  test('is sent when something on it has changed', async () => {
    const etag = String((await request()).headers.etag);
    const id = await writeListing(api);
    const after = await request({}, { 'if-none-match': etag });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
    await api.db.deleteFrom('app.listing').where('id', '=', id).execute();
    expect((await request({}, { 'if-none-match': etag })).statusCode).toBe(304);
  });
});

describe('the counted squares', () => {
  beforeEach(() => removeListings(api));
  const squares = async () =>
    (await api.deps.pool.query(`select count(*)::int as rows, sum(count)::int as sum from app.listing_cell`))
      .rows[0];

  test('follow every change: added, moved, hidden, shown again, removed', async () => {
    expect(await squares()).toEqual({ rows: 0, sum: null });
    const [first] = [await writeListing(api), await writeListing(api)];
    expect(await squares()).toEqual({ rows: 25, sum: 50 });
    const change = (values: object) =>
      api.db.updateTable('app.listing').set(values).where('id', '=', first).execute();
    await change({ location: 'SRID=4326;POINT(95.3 5.5)' });
    expect(await squares()).toEqual({ rows: 50, sum: 50 });
    await change({ is_published: false });
    expect(await squares()).toEqual({ rows: 25, sum: 25 });
    await change({ is_published: true });
    expect(await squares()).toEqual({ rows: 50, sum: 50 });
    await removeListings(api);
    expect(await squares()).toEqual({ rows: 0, sum: null });
  });
});

describe('many places', () => {
  beforeAll(async () => {
    await fillListings(api, 3000, 'with-squares');
    // Alone in a corner.
    await writeListing(api, { name: 'Sendiri', latitude: 5.9, longitude: 118, prices: [priceOf('tembaga')] });
  });

  test('are gathered, and none is lost', async () => {
    const list = await features();
    expect(list.length).toBeLessThan(300);
    expect(mapCollectors.response.shape.features.parse(list)).toEqual(list);
    expect(total(list)).toBe(3001);
    expect(list.filter(nameOf).map(nameOf)).toContain('Sendiri');
    expect(list.filter((one) => nameOf(one) === '' && countOf(one) < 2)).toEqual([]);
  });

  test('are read from the counted squares, and only who is alone from the table', async () => {
    for (const query of [{}, { category: 'Logam' }]) {
      const [squares, alone, ...more] = await plansOf(api, async () => void (await request(query)));
      expect(squares).toContain('Index Scan using listing_cell_pkey on listing_cell');
      expect(alone).toContain('listing_nearest_idx');
      expect(more).toEqual([]);
    }
  });

  test('come apart as one goes nearer', async () => {
    const [coarse, fine] = [await features({ zoom: '4' }), await features({ zoom: '7' })];
    expect(fine.length).toBeGreaterThan(coarse.length);
    expect(total(fine)).toBe(total(coarse));
  });

  test('are counted by filter', async () => {
    const counts: [Query, string][] = [
      [{ category: 'Logam' }, `category = 'Logam'`],
      [{ kind: 'tps3r', pickup: '1' }, `kind = 'tps3r' and pickup`],
      [{ material: 'kertas' }, `'kertas' = any (materials)`],
    ];
    for (const [query, condition] of counts) {
      const { rows } = await api.deps.pool.query(`select count(*)::int from app.listing where ${condition}`);
      expect(total(await features(query))).toBe(rows[0].count);
    }
  });

  test('by words and by hours they are gathered too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T03:00:00Z') });
    const [open, paper] = [await features({ openNow: '1' }), await features({ q: 'kardus' })];
    expect(total(open)).toBeGreaterThan(500);
    expect(total(paper)).toBeGreaterThan(500);
    expect(Math.max(open.length, paper.length)).toBeLessThan(300);
  });

  test('a huge box at a near zoom is answered in few squares', async () => {
    const list = await features({ zoom: '20' });
    expect(list.length).toBeLessThanOrEqual(1000);
    expect(total(list)).toBe(3001);
  });
});
