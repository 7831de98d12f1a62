import { listOffers, nearestCollector } from '@app/contract/directory';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { priceOf } from '#test/invented-listings.ts';
import { writeListing } from '#test/listings.ts';
import { listingWriter } from './listing-writer.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(() => void vi.useRealTimers());

type Query = Record<string, string>;
const get = (url: string, query: Query = {}) => api.app.inject({ url, query });
const atTime = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

describe('one listing', () => {
  test('shows all that is known, with the date and source of every price', async () => {
    const id = await writeListing(api, {
      phone: '+6281234567890',
      hours: [{ weekday: 5, opens: 1200, closes: 120 }],
      prices: [
        priceOf('pet-bening', { amount: 4000 }),
        priceOf('pet-bening', { condition: 'as-is', amount: 1500, minimum: 2.5 }),
      ],
    });
    const at = new Date('2026-11-14T22:30:00Z');
    await listingWriter(api.db).verify(id, { profileId: null, how: 'Didatangi', at });
    await listingWriter(api.db).confirm(id, new Date(Date.now() - 90 * 86_400_000), 1);
    const { collector } = (await get(`/collectors/${id}`, { lat: '-2.53', lon: '140.7' })).json();
    expect(collector).toMatchObject({
      id,
      isMobile: true,
      distanceMetres: 0,
      address: 'Jalan Uji 1',
      hours: [{ weekday: 5, opens: 1200, closes: 120 }],
      verified: true,
      // Half past seven in the morning of the next day, in Jayapura.
      verifiedOn: '2026-11-15',
      verifiedHow: 'Didatangi',
      liveness: expect.closeTo(0.5, 3),
      wasteTypes: [
        {
          condition: 'prepared',
          amount: 4000,
          unit: 'kg',
          minimum: 1,
          observedOn: '2026-11-01',
          source: 'Data uji',
        },
        { condition: 'as-is', amount: 1500, minimum: 2.5 },
      ],
    });
  });

  test('a landline has no WhatsApp', async () => {
    const id = await writeListing(api, { phone: '+62967123456' });
    expect((await get(`/collectors/${id}`)).json().collector).toMatchObject({ isMobile: false });
  });

  test('that does not exist is not found, and a bad address is named', async () => {
    expect((await get(`/collectors/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect(Object.keys((await get('/collectors/satu')).json().fields)).toEqual(['collectorId']);
  });

  test('corrected, it is found by what is true now, and a sample stays a sample without a phone', async () => {
    const [sample] = (await get('/collectors', { q: 'Losari' })).json().collectors;
    await api.db.transaction().execute((transaction) =>
      listingWriter(transaction).replace(sample.id, {
        name: 'Beling Losari',
        kind: 'pengepul',
        category: 'Plastik & Kaleng',
        province: 'Bali',
        city: 'Denpasar',
        address: 'Jalan Baru 1',
        latitude: -8.6,
        longitude: 115.2,
        phone: '+6281234567890',
        hours: [],
        pickupService: true,
        prices: [priceOf('kaca-pecah'), priceOf('kaca-pecah', { amount: 300 })],
      }),
    );
    const [found] = (await get('/collectors', { material: 'kaca', province: 'Bali' })).json().collectors;
    expect(found).toMatchObject({ id: sample.id, phone: null, isSample: true, name: 'Beling Losari' });
    expect(found.wasteTypes).toMatchObject([{ amount: 300 }]);
    expect((await get('/collectors', { province: 'Sulawesi Selatan' })).json().collectors).toEqual([]);
    const { offers } = (await get(listOffers.path, { wasteTypes: 'kaca-pecah', province: 'Bali' })).json();
    expect(offers[0].offers).toHaveLength(1);
  });
});

describe('the nearest that takes a material', () => {
  const nearest = async (query: Query) => (await get(nearestCollector.path, query)).json();
  const monas = { lat: '-6.1754', lon: '106.8272' };

  test('open now goes before nearer', async () => {
    // Saturday 01.00 in Jakarta: only Bogor is open.
    atTime('2026-11-20T18:00:00Z');
    const night = await nearest({ material: 'logam', ...monas });
    expect(night.collector).toMatchObject({ name: 'Rongsok Logam Pakuan', isOpen: true });
    expect(night.disposalLocation).toBe('Rongsok Logam Pakuan, Bogor, 46,9 km dari Anda (buka sekarang).');
    atTime('2026-11-20T03:00:00Z');
    expect((await nearest({ material: 'logam', ...monas })).collector.name).toBe('Logam Mulya Sejahtera');
  });

  test('when none is open, the nearest at all', async () => {
    atTime('2026-11-20T20:00:00Z');
    expect((await nearest({ material: 'logam', ...monas })).collector).toMatchObject({
      name: 'Logam Mulya Sejahtera',
      isOpen: false,
    });
  });

  test('anywhere in a province', async () => {
    atTime('2026-11-20T18:00:00Z');
    expect((await nearest({ material: 'logam', province: 'Jawa Barat' })).collector.name).toBe(
      'Rongsok Logam Pakuan',
    );
    const none = await nearest({ material: 'kaca', province: 'Gorontalo' });
    expect(none).toMatchObject({
      collector: null,
      disposalLocation: expect.stringContaining('di Gorontalo'),
    });
  });

  test('nobody is sent across the sea', async () => {
    const far = await nearest({ material: 'kertas', lat: '-8.5', lon: '140.4' });
    expect(far).toMatchObject({
      collector: null,
      disposalLocation: expect.stringContaining('di dekat Anda'),
    });
  });

  test('without a place it asks for the province, and names what is wrong', async () => {
    expect(await nearest({ material: 'kaca' })).toEqual({
      collector: null,
      takesMaterial: false,
      disposalLocation: expect.stringContaining('Pilih provinsi'),
    });
    expect(Object.keys((await nearest({})).fields)).toEqual(['material']);
    expect(Object.keys((await nearest({ material: 'kaca', lat: '1' })).fields)).toEqual(['lon']);
  });
});

describe('offers', () => {
  const offers = async (query: Query) => (await get(listOffers.path, query)).json();

  test('the highest first, in both conditions, who pays nothing last', async () => {
    const near = { latitude: -2.6, longitude: 140.6, province: 'Papua' } as const;
    await writeListing(api, {
      ...near,
      name: 'Murah',
      prices: [
        priceOf('tembaga', { amount: 40_000 }),
        priceOf('tembaga', { condition: 'as-is', amount: 30_000 }),
      ],
    });
    await writeListing(api, { ...near, name: 'Mahal', prices: [priceOf('tembaga', { amount: 60_000 })] });
    await writeListing(api, { ...near, name: 'Cuma', prices: [priceOf('tembaga', { amount: null })] });
    const expected = [
      ['Mahal', 60_000],
      ['Murah', 40_000],
      ['Murah', 30_000],
      ['Cuma', null],
    ];
    for (const where of [{ province: 'Papua' }, { lat: '-2.53', lon: '140.7' }]) {
      const [answer] = (await offers({ wasteTypes: 'tembaga', ...where })).offers;
      type OfferRow = { name: string; price: { amount: number | null } };
      expect(answer.offers.map(({ name, price }: OfferRow) => [name, price.amount])).toEqual(expected);
    }
  });

  test('at most ten buyers a type, one answer for each type, none where there is none', async () => {
    for (let n = 0; n < 12; n += 1) {
      const amount = 1000 + n;
      await writeListing(api, { province: 'Maluku', prices: [priceOf('hvs', { amount })] });
    }
    const answer = await offers({ wasteTypes: 'hvs,lampu,hvs', province: 'Maluku' });
    expect(answer.offers.map((one: { wasteType: string }) => one.wasteType)).toEqual(['hvs', 'lampu']);
    const [paper, lamps] = answer.offers;
    expect(paper.offers).toHaveLength(10);
    expect(paper.offers[0]).toMatchObject({ distanceMetres: null, price: { amount: 1011 } });
    expect(lamps.offers).toEqual([]);
  });

  test('far away is not nearby', async () => {
    const [answer] = (await offers({ wasteTypes: 'aluminium', lat: '-8.5', lon: '140.4' })).offers;
    expect(answer.offers).toEqual([]);
  });

  test('names the field that is wrong', async () => {
    const wrong: [Query, string][] = [
      [{ province: 'Bali' }, 'wasteTypes'],
      [{ wasteTypes: 'hvs' }, 'province'],
      [{ wasteTypes: 'hvs', lat: '1' }, 'lon'],
      [{ wasteTypes: 'hvs', province: 'Atlantis' }, 'province'],
    ];
    for (const [query, field] of wrong) {
      expect(Object.keys((await offers(query)).fields)).toEqual([field]);
    }
    expect((await get(listOffers.path, { wasteTypes: 'emas', province: 'Bali' })).statusCode).toBe(400);
  });
});
