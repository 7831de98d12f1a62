import { type CollectorFilters, listCollectors } from '@app/contract/directory';
import { listRegions } from '@app/contract/directory-region';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { collector, sample } from '#web/features/directory/collector.fixture.ts';
import { writeFilters } from '#web/features/directory/filters.ts';
import { loseNetwork, respondError, respond } from '#test/respond.ts';
import { noFigures } from '#test/figures.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import Directory from './directory.tsx';
import SellWastePage from './sell-waste.tsx';

const route = '*/api/collectors';

beforeEach(() => server.use(noFigures(), respond(listRegions, { regions: [] })));

function Page() {
  const { search } = useLocation();
  return (
    <>
      <output data-testid="address">{search}</output>
      {/* The router's props do not matter without a server. */}
      <SellWastePage {...({ loaderData: null } as unknown as Parameters<typeof SellWastePage>[0])} />
    </>
  );
}

const open = (search = '') =>
  visit(`/sell-waste${search}`, [
    { Component: Directory, children: [{ path: '/sell-waste', Component: Page }] },
  ]);

/** Responds to each request and records its query. */
function recordRequests(collectors = [collector()], nextCursor: string | null = null) {
  const requests: Record<string, string>[] = [];
  server.use(
    http.get(route, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      requests.push(query);
      const isLast = 'cursor' in query;
      return HttpResponse.json({
        collectors: isLast ? [collector({ name: 'Halaman dua' }, 9)] : collectors,
        nextCursor: isLast ? null : nextCursor,
      });
    }),
  );
  return requests;
}

const address = () => screen.getByTestId('address').textContent;
const bar = () => within(screen.getByRole('search', { name: 'Cari pengepul' }));

type Locate = (found: PositionCallback, failed: PositionErrorCallback) => void;

/** jsdom has no geolocation. */
function mockPosition(locate: Locate) {
  const getCurrentPosition = vi.fn<Locate>(locate);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

const failWith = (code: number) =>
  mockPosition((_, failed) => failed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));

test('the page has its title, the four claimed figures and the way to the measured ones', async () => {
  recordRequests();
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jual Sampah Anda');
  for (const figure of ['45+', '10Jt+', '85%', '4.7']) expect(await screen.findByText(figure)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat transparansi' }).getAttribute('href')).toBe('/transparansi');
  expect(await screen.findByText('1 pengepul')).toBeTruthy();
});

test('a card says all that one needs to decide', async () => {
  recordRequests([collector({ distanceMetres: 2440 })]);
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Lapak Plastik Delta' })).toBeTruthy();
  for (const words of ['Plastik & Kaleng', 'Terverifikasi', 'Layanan Jemput', 'Nilai 4,8 dari 5'])
    expect(card.getByText(words)).toBeTruthy();
  // Beside the name on a phone, beside the address on a wide screen.
  expect(card.getAllByText('2,4 km')).toHaveLength(2);
  expect(card.getByText(/Sidoarjo, Jawa Timur/)).toBeTruthy();
  expect(card.getByText(/Senin–Sabtu, 08\.00–16\.00 WIB/)).toBeTruthy();
  expect(card.getByText('Buka sekarang')).toBeTruthy();
  expect(card.getByRole('row', { name: 'Botol PET bening Rp1.500–4.000/kg 5 kg' })).toBeTruthy();
  expect(card.getByText('Harga dicatat 12 November 2026')).toBeTruthy();
  expect(card.getByRole('link', { name: '0812-3456-7890' }).getAttribute('href')).toBe('tel:+6281234567890');
  expect(card.getByRole('link', { name: /buka WhatsApp/ }).getAttribute('href')).toContain(
    'https://wa.me/6281234567890?text=Halo%20',
  );
  expect(card.getByRole('link', { name: /^Lihat Lokasi/ }).getAttribute('href')).toBe(
    `/waste-map?id=${collector().id}`,
  );
  expect(card.queryByText('Data contoh')).toBeNull();
});

test('a sample says so on its badge, shows no number, and the button explains why', async () => {
  recordRequests([sample({ verified: true })]);
  open();
  const card = within(await screen.findByRole('article'));
  for (const words of ['Data contoh', 'Terverifikasi (contoh)', 'Nomor contoh, tidak aktif'])
    expect(card.getByText(words)).toBeTruthy();
  expect(card.getByText('Harga contoh, dicatat 12 November 2026')).toBeTruthy();
  const contact = card.getByRole('button', { name: /^Hubungi/ });
  expect(contact.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(contact);
  await waitFor(() => expect(toasts()).toContain('tidak ada nomor yang bisa dihubungi'));
});

test('a place that nobody checked does not wear the badge', async () => {
  recordRequests([sample()]);
  open();
  expect(await screen.findByText('Belum diverifikasi')).toBeTruthy();
  expect(screen.queryByText(/^Terverifikasi/)).toBeNull();
});

const choices: [string, string, CollectorFilters][] = [
  ['Kategori', 'Logam', { category: 'Logam' }],
  ['Provinsi', 'Papua Barat Daya', { province: 'Papua Barat Daya' }],
  ['Bahan', 'Kaca', { material: 'kaca' }],
  ['Jenis tempat', 'TPS 3R', { kind: 'tps3r' }],
];

for (const [label, choice, filters] of choices) {
  test(`${label} filters alone, and its address can be shared`, async () => {
    const requests = recordRequests();
    open();
    await userEvent.selectOptions(bar().getByLabelText(label), choice);
    await waitFor(() => expect(requests.at(-1)).toEqual(filters));
    await waitFor(() => expect(address()).toBe(`?${writeFilters(filters)}`));
  });
}

test('the marks for open now and pickup combine with the rest and go away again', async () => {
  const requests = recordRequests();
  open('?category=Logam');
  await userEvent.click(bar().getByLabelText('Buka sekarang'));
  await userEvent.click(bar().getByLabelText('Layanan jemput'));
  await waitFor(() => expect(requests.at(-1)).toEqual({ category: 'Logam', openNow: '1', pickup: '1' }));
  await userEvent.click(bar().getByRole('button', { name: 'Hapus semua filter' }));
  await waitFor(() => expect(requests.at(-1)).toEqual({}));
  await waitFor(() => expect(address()).toBe(''));
});

test('what is typed is asked once, after a pause, and never lost', async () => {
  const requests = recordRequests();
  open();
  await screen.findByRole('article');
  await userEvent.type(bar().getByLabelText('Cari nama, jenis, atau kota'), 'besi tua');
  await waitFor(() => expect(requests.at(-1)).toEqual({ q: 'besi tua' }));
  expect(requests.length).toBeLessThan(5);
  expect(bar().getByLabelText('Cari nama, jenis, atau kota')).toHaveProperty('value', 'besi tua');
  await waitFor(() => expect(address()).toBe('?q=besi+tua'));
});

test('a shared address opens with its filters set', async () => {
  const requests = recordRequests();
  open('?q=kardus&province=Bali&pickup=1&bukan=apa-apa');
  await screen.findByRole('article');
  expect(requests).toEqual([{ q: 'kardus', province: 'Bali', pickup: '1' }]);
  expect(bar().getByLabelText('Provinsi')).toHaveProperty('value', 'Bali');
  expect(bar().getByLabelText('Layanan jemput')).toHaveProperty('checked', true);
});

test('"Tampilkan lainnya" goes on with the cursor', async () => {
  const requests = recordRequests([collector()], 'lanjut');
  open('?pickup=1');
  expect(await screen.findByText('1 pengepul pertama')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan lainnya' }));
  expect(await screen.findByRole('heading', { name: 'Halaman dua' })).toBeTruthy();
  expect(requests.at(-1)).toEqual({ pickup: '1', cursor: 'lanjut' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Tampilkan lainnya' })).toBeNull();
});

test('nothing found says so in the words of the product and offers the way out', async () => {
  const requests = recordRequests([]);
  open('?q=zzz');
  expect(await screen.findByRole('heading', { name: 'Tidak ada pengepul ditemukan' })).toBeTruthy();
  expect(screen.getByText('Coba ubah filter pencarian atau kata kunci Anda')).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'Daftar pengepul' }));
  await userEvent.click(list.getByRole('button', { name: 'Hapus semua filter' }));
  await waitFor(() => expect(requests.at(-1)).toEqual({}));
});

test('a refusal and a lost network read differently, and both can be tried again', async () => {
  server.use(respondError(listCollectors, 429, 'too_many_requests'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Terlalu banyak permintaan');
  server.use(loseNetwork(listCollectors));
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('Anda sedang luring')).toBeTruthy();
  server.use(respond(listCollectors, { collectors: [collector()], nextCursor: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('"Dekat saya" asks the device only when pressed, sends three decimals, and keeps them out of the address', async () => {
  const requests = recordRequests([collector({ distanceMetres: 450 })]);
  const ask = mockPosition((found) =>
    found({ coords: { latitude: -7.446123456, longitude: 112.717987654 } } as GeolocationPosition),
  );
  open('?pickup=1');
  await screen.findByRole('article');
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(bar().getByRole('button', { name: 'Dekat saya' }));
  await waitFor(() => expect(requests.at(-1)).toEqual({ pickup: '1', lat: '-7.446', lon: '112.718' }));
  expect(await screen.findByText(/diurutkan dari yang terdekat/)).toBeTruthy();
  expect(address()).toBe('?pickup=1');
  await userEvent.click(bar().getByRole('button', { name: 'Dekat saya', pressed: true }));
  await waitFor(() => expect(bar().getByRole('button', { name: 'Dekat saya', pressed: false })).toBeTruthy());
});

test('a refused or lost position says the next step', async () => {
  recordRequests();
  failWith(1);
  open();
  await userEvent.click(bar().getByRole('button', { name: 'Dekat saya' }));
  expect(await screen.findByText(/Izinkan lokasi untuk situs ini/)).toBeTruthy();
  failWith(3);
  await userEvent.click(bar().getByRole('button', { name: 'Dekat saya' }));
  expect(await screen.findByText(/Nyalakan lokasi di ponsel/)).toBeTruthy();
});

test('the map takes the filters along', async () => {
  recordRequests();
  open('?province=Bali&material=plastik');
  expect((await screen.findByRole('link', { name: 'Lihat di peta' })).getAttribute('href')).toBe(
    '/waste-map?province=Bali&material=plastik',
  );
});

test('two quick choices both count, and each shows at once', async () => {
  const requests = recordRequests();
  open();
  const category = bar().getByLabelText('Kategori');
  fireEvent.change(category, { target: { value: 'Logam' } });
  expect(category).toHaveProperty('value', 'Logam');
  fireEvent.change(bar().getByLabelText('Provinsi'), { target: { value: 'Bali' } });
  fireEvent.click(bar().getByLabelText('Layanan jemput'));
  expect(bar().getByLabelText('Layanan jemput')).toHaveProperty('checked', true);
  await waitFor(() => expect(requests.at(-1)).toEqual({ category: 'Logam', province: 'Bali', pickup: '1' }));
  await waitFor(() => expect(address()).toBe('?category=Logam&province=Bali&pickup=1'));
});

test('the page of the server is shown as it is, and only for the filters that it answers', async () => {
  const requests = recordRequests([collector({ name: 'Dari peramban' }, 3)]);
  const page = { collectors: [collector({ name: 'Dari server' })], nextCursor: null };
  visit('/sell-waste?category=Logam', [
    {
      Component: Directory,
      children: [
        {
          path: '/sell-waste',
          Component: () => {
            const props = { loaderData: { page, filters: { category: 'Logam' }, fetchedAt: Date.now() } };
            return <SellWastePage {...(props as unknown as Parameters<typeof SellWastePage>[0])} />;
          },
        },
      ],
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Dari server' })).toBeTruthy();
  await userEvent.selectOptions(bar().getByLabelText('Provinsi'), 'Bali');
  expect(await screen.findByRole('heading', { name: 'Dari peramban' })).toBeTruthy();
  expect(requests).toEqual([{ category: 'Logam', province: 'Bali' }]);
});
