import { listPriceRanges, type PriceRange } from '@app/contract/directory-price-range';
import { listOffers } from '@app/contract/directory';
import { reportUnknownItem } from '@app/contract/item';
import { itemPageOf } from '@app/items/item-page';
import { items } from '@app/items/items';
import { slugOf } from '@app/items/slug';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import { readFilters } from '#web/features/directory/filters.ts';
import { nextStep } from '#web/features/item/addresses.ts';
import { itemMeta } from '#web/features/item/head/item-meta.ts';
import ItemRoute, { clientLoader, ErrorBoundary } from '#web/routes/item.tsx';
import ItemListPage from '#web/routes/item-list.tsx';

afterEach(() => localStorage.clear());

const openItem = (slug: string) =>
  visit(`/pilah/${slug}`, [
    {
      path: '/pilah/:benda',
      Component: ItemRoute as never,
      ErrorBoundary: ErrorBoundary as never,
      HydrateFallback: () => null,
      // Without a server, as on a phone without a signal.
      loader: ({ params }) =>
        clientLoader({ params, serverLoader: () => Promise.reject(new TypeError('offline')) } as never),
    },
  ]);
const openList = (search = '') =>
  visit(`/pilah${search}`, [
    { path: '/pilah', Component: ItemListPage as never, HydrateFallback: () => null, loader: () => null },
  ]);

const search = () => screen.findByLabelText('Cari popok, baterai, kardus');

function countReports() {
  const words: string[] = [];
  const handler = http.post(`*/api${reportUnknownItem.path}`, async ({ request }) => {
    words.push(((await request.json()) as { word: string }).word);
    return HttpResponse.json({ success: true });
  });
  return { words, handler };
}

const cardboardRange: PriceRange = {
  wasteType: 'kardus',
  unit: 'kg',
  low: 1000,
  high: 1600,
  isMiddleHalf: true,
  count: 5,
  oldest: '2015-12-22',
  newest: '2024-12-21',
  cities: ['Kota Makassar', 'Kota Surabaya', 'Malang', 'Kota Bandung'],
  isOfRegion: false,
  observations: [
    {
      item: 'Kardus',
      amount: 1000,
      city: 'Kota Bandung',
      place: 'Bank Sampah Hijau Lestari',
      observedOn: '2015-12-22',
      dateBasis: 'tanggal wawancara',
      source: 'Tempo, 22 Desember 2015',
      url: 'https://contoh.id/harga',
      confidence: 'high',
    },
  ],
};

describe('where an item is brought', () => {
  /** The filters that the list reads from the address; undefined when the page has no such link. */
  function filtersFor(item: (typeof items)[number]) {
    const next = nextStep(item);
    if (!next) return undefined;
    const { pathname, searchParams } = new URL(next.to, 'https://pilahbumi.test');
    return { pathname, ...readFilters(searchParams) };
  }
  const pathname = '/sell-waste';

  test('no dangerous thing leads anywhere but to points for it, whatever the list understands', () => {
    const dangerous = items.filter(({ answer }) => answer === 'b3');
    expect(dangerous.map(filtersFor)).toEqual(dangerous.map(() => ({ pathname, kind: 'b3' })));
  });

  test('what is sold leads to buyers of its material, what nobody buys to nobody', () => {
    const others = items.filter(({ answer }) => answer !== 'b3');
    expect(others.map((item) => [item.name, filtersFor(item)])).toEqual(
      others.map(({ name, answer, wasteType }) => {
        if (!wasteType) return [name, undefined];
        return [name, { pathname, ...(answer === 'khusus' ? { q: 'jelantah' } : { material: answer }) }];
      }),
    );
  });

  test('every item has one title, one description and one address of its own', () => {
    const heads = items.map(({ name }) => itemMeta(itemPageOf(slugOf(name))!));
    const titles = heads.map((head) => JSON.stringify(head.find((one) => 'title' in one)));
    expect(new Set(titles).size).toBe(items.length);
    const links = heads.map((head) => JSON.stringify(head.find((one) => 'tagName' in one)));
    expect(new Set(links).size).toBe(items.length);
  });
});

describe('the page of an item', () => {
  test('asks the question that people type, and answers it with bin, steps and prohibitions', async () => {
    openItem('popok');
    expect(await screen.findByRole('heading', { level: 1, name: 'Popok dibuang ke mana?' })).toBeTruthy();
    expect(screen.getByText('Tempat abu-abu. Tidak bisa dijual atau dikompos.')).toBeTruthy();
    expect(screen.getByText('Masukkan ke tempat abu-abu')).toBeTruthy();
    expect(screen.getByText('Jangan dibuang ke sungai atau kloset.')).toBeTruthy();
    expect(screen.getByText(/Aturan warna di kota Anda bisa berbeda/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Mirip popok' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Pembeli|Titik B3/ })).toBeNull();
  });

  test('names the parts that go different ways', async () => {
    openItem('gelas-kopi-kekinian');
    const parts = await screen.findByRole('heading', { name: 'Bagian-bagiannya' });
    const rows = within(parts.parentElement!).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toContain('Selongsong kartonKertas');
    expect(rows.map((row) => row.textContent)).toContain('SedotanResidu');
  });

  test('of a dangerous thing warns, cites its sources, and has no buyer', async () => {
    openItem('aki');
    expect(await screen.findByRole('heading', { name: 'Hati-hati' })).toBeTruthy();
    expect(screen.getByText(/PP 22\/2021/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lihat Titik B3' }).getAttribute('href')).toBe(
      '/sell-waste?kind=b3',
    );
    expect(screen.queryByRole('link', { name: 'Cari Pembeli' })).toBeNull();
  });

  const price = (amount: number | null, observedOn: string) => ({
    collectorId: crypto.randomUUID(),
    name: 'Bank Sampah Melati',
    city: 'Sampang',
    location: 'Jawa Timur' as const,
    distanceMetres: null,
    isSample: true,
    price: {
      wasteType: 'kardus' as const,
      condition: 'prepared' as const,
      amount,
      unit: 'kg' as const,
      minimum: 0,
      observedOn,
      source: 'Daftar harga bank sampah',
    },
  });

  test('tells what buyers of the own province pay, with source, date and what is a sample', async () => {
    localStorage.setItem('province', 'Jawa Timur');
    const offers = [price(2000, '2026-10-01'), price(1500, '2026-11-02'), price(null, '2026-11-03')];
    server.use(respond(listOffers, { offers: [{ wasteType: 'kardus', offers }] }));
    openItem('kardus');
    expect(await screen.findByText('Rp1.500–2.000/kg')).toBeTruthy();
    expect(screen.getByText('Sumber: Daftar harga bank sampah. Dicatat 2 November 2026.')).toBeTruthy();
    expect(screen.getByText('Data contoh')).toBeTruthy();
  });

  test('says nothing about prices where none is known', async () => {
    localStorage.setItem('province', 'Jawa Timur');
    server.use(respond(listOffers, { offers: [{ wasteType: 'kardus', offers: [] }] }));
    openItem('kardus');
    expect(await screen.findByRole('link', { name: 'Cari Pembeli' })).toBeTruthy();
    expect(screen.queryByText(/Harga di/)).toBeNull();
  });

  test('tells what was paid elsewhere where nothing is known here, with sources in two taps', async () => {
    localStorage.setItem('province', 'Jawa Timur');
    server.use(
      respond(listOffers, { offers: [{ wasteType: 'kardus', offers: [] }] }),
      respond(listPriceRanges, { ranges: [cardboardRange] }),
    );
    openItem('kardus');
    expect(await screen.findByRole('heading', { name: 'Kisaran harga di kota lain' })).toBeTruthy();
    expect(screen.getByText('Harga di Jawa Timur belum ada yang kami tahu.')).toBeTruthy();
    expect(screen.getByText('Rp1.000–1.600/kg')).toBeTruthy();
    await userEvent.click(screen.getByText('5 harga dari 4 kota, separuh yang di tengah, 2015–2024'));
    const source = screen.getByRole('link', { name: /^Tempo, 22 Desember 2015/ });
    expect(source.getAttribute('href')).toBe('https://contoh.id/harga');
    expect(screen.getByText(/22 Desember 2015 \(tanggal wawancara\)/)).toBeTruthy();
  });

  test('that does not exist holds the search, with the words of its address', async () => {
    openItem('popok-bayii');
    expect(await screen.findByRole('heading', { level: 1, name: 'Benda ini belum ada' })).toBeTruthy();
    expect((await search()).getAttribute('value')).toBe('popok bayii');
    const [first] = await screen.findAllByRole('link', { name: /^Popok/ });
    expect(first?.getAttribute('href')).toBe('/pilah/popok');
  });
});

describe('the search', () => {
  test('finds by a question, and shows the other name that matched', async () => {
    openList();
    // Pasted: twenty keystrokes would render the whole list twenty times.
    await userEvent.click(await search());
    await userEvent.paste('odol dibuang ke mana');
    const link = await screen.findByRole('link', { name: /Pasta gigi.*Nama lain: odol/ });
    expect(link.getAttribute('href')).toBe('/pilah/pasta-gigi');
  });

  test('reports a word that it does not find, once, and leads on', async () => {
    const { words, handler } = countReports();
    server.use(handler);
    openList('?q=helikopter');
    expect(await screen.findByRole('heading', { name: 'Belum ada “helikopter”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Foto Sampah' }).getAttribute('href')).toBe('/smart-sort');
    expect(screen.getByRole('link', { name: 'Tanya Komunitas' })).toBeTruthy();
    await waitFor(() => expect(words).toEqual(['helikopter']), { timeout: 5000 });
  });

  test('sends nothing that could be a number or an address', async () => {
    const { words, handler } = countReports();
    server.use(handler);
    openList('?q=081234567890');
    expect(await screen.findByRole('heading', { name: 'Belum ada “081234567890”' })).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(words).toEqual([]);
  });

  test('that found something else takes a suggestion', async () => {
    const { words, handler } = countReports();
    server.use(handler);
    openList('?q=popok');
    await userEvent.click(await screen.findByRole('button', { name: 'Usulkan' }));
    expect(await screen.findByText('Terima kasih, kami catat.')).toBeTruthy();
    expect(words).toEqual(['popok']);
  });
});
