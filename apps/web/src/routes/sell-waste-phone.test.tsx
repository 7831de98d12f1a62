import { getMe } from '@app/contract/account';
import { type Collector, confirmCollector, listCollectors, type Nearby } from '@app/contract/directory';
import { listRegions } from '@app/contract/directory-region';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { collector, price, sample } from '#web/features/directory/collector.fixture.ts';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { record, respond } from '#test/respond.ts';
import { noFigures } from '#test/figures.ts';
import { server } from '#test/setup.ts';
import { sari } from '#test/users.ts';
import { visit } from '#test/visit.tsx';
import Directory from './directory.tsx';
import SellWastePage from './sell-waste.tsx';

function Page() {
  return (
    <>
      <output data-testid="address">{useLocation().search}</output>
      <SellWastePage {...({ loaderData: null } as unknown as Parameters<typeof SellWastePage>[0])} />
    </>
  );
}

function open(search: string, collectors: Collector[], nearby?: Nearby) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/collectors', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ collectors, nextCursor: null, ...(nearby && { nearby }) });
    }),
  );
  visit(`/sell-waste${search}`, [
    { Component: Directory, children: [{ path: '/sell-waste', Component: Page }] },
  ]);
  return asked;
}

beforeAll(installModalDialogs);
beforeEach(() => server.use(noFigures(), respond(listRegions, { regions: [] })));

const address = () => screen.getByTestId('address').textContent;
const firstCard = async () => within(await screen.findByRole('article'));

test('a short card has the best price of what is sold, with its kind and day', async () => {
  const prices = [price(), price({ wasteType: 'tembaga', amount: 60_000, observedOn: '2026-11-09' })];
  open('', [collector({ wasteTypes: prices })]);
  const card = await firstCard();
  expect(card.getByText('Rp60.000/kg', { selector: 'strong' }).parentElement?.textContent).toBe(
    'Rp60.000/kgTembaga, 9 Nov',
  );
  expect(card.getByText('Buka')).toBeTruthy();
});

test('a short card sold plastic shows the price of plastic', async () => {
  const prices = [price(), price({ wasteType: 'tembaga', amount: 60_000 })];
  open('?material=plastik', [collector({ wasteTypes: prices })]);
  const card = await firstCard();
  expect(card.getByText('Rp4.000/kg', { selector: 'strong' })).toBeTruthy();
});

const gaps: [string, Partial<Collector>][] = [
  ['Harga dan jam buka belum ada', { wasteTypes: [], hours: [], isOpen: null }],
  ['Harga belum ada', { wasteTypes: [] }],
  ['Jam buka belum ada', { hours: [], isOpen: null }],
  ['Diterima tanpa bayaran', { wasteTypes: [price({ amount: null })] }],
];
for (const [sentence, missing] of gaps) {
  test(`what is missing is one short sentence: ${sentence}`, async () => {
    open('', [collector(missing)]);
    expect((await firstCard()).getByText(sentence)).toBeTruthy();
  });
}

test('"Masih buka?" leads a visitor to the login and from there to the place', async () => {
  open('?material=plastik', [collector({ confirmedAt: '2026-11-08T02:00:00.000Z' })]);
  const card = await firstCard();
  expect(card.getByText(/^Dikonfirmasi 8 November 2026/)).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Ya, Lapak Plastik Delta masih buka' }));
  expect(await screen.findByText(`di /login?next=%2Fsell-waste%2F${collector().id}`)).toBeTruthy();
});

test('"Masih buka?" is one tap for a member', async () => {
  localStorage.setItem('token', 'kept');
  const confirmedAt = '2026-11-15T05:00:00.000Z';
  const { recorded, handler } = record(confirmCollector, { success: true, confirmedAt });
  server.use(respond(getMe, { user: sari }), handler);
  open('', [collector()]);
  const card = await firstCard();
  await userEvent.click(await card.findByRole('button', { name: 'Sudah tutup: Lapak Plastik Delta' }));
  expect(await card.findByText(/^Terima kasih. Laporan Anda tercatat/)).toBeTruthy();
  expect(recorded.body).toEqual({ isOpen: false });
});

test('nobody is asked whether a sample is still open', async () => {
  open('', [sample()]);
  const card = await firstCard();
  expect(card.getByText('Data contoh, bukan tempat sungguhan')).toBeTruthy();
  expect(card.queryByRole('group', { name: /Masih buka/ })).toBeNull();
});

test('the sheet says how many places are left', async () => {
  open('', [collector(), sample()]);
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Saring' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Saring tempat' }));
  expect(await sheet.findByRole('button', { name: 'Tampilkan 2 tempat' })).toBeTruthy();
  server.use(respond(listCollectors, { collectors: [collector()], nextCursor: 'lanjut' }));
  await userEvent.click(sheet.getByLabelText('Logam'));
  expect(await sheet.findByRole('button', { name: 'Tampilkan 1+ tempat' })).toBeTruthy();
  server.use(respond(listCollectors, { collectors: [], nextCursor: null }));
  await userEvent.click(sheet.getByLabelText('Kaca'));
  expect(await sheet.findByRole('button', { name: 'Belum ada yang sesuai' })).toBeTruthy();
  expect(address()).toBe('?material=kaca');
});

test('what an answer brought along is a chip each, and the way back stays', async () => {
  const asked = open('?material=plastik&province=DI+Yogyakarta&dari=jawaban', [collector()]);
  await screen.findByRole('article');
  expect(asked).toEqual([{ material: 'plastik', province: 'DI Yogyakarta' }]);
  const back = () => screen.getByRole('link', { name: 'Kembali ke jawaban' }).getAttribute('href');
  expect(back()).toBe('/smart-sort');
  expect(screen.getByRole('link', { name: 'Hitung nilai sampah' }).getAttribute('href')).toBe(
    '/sell-waste/kalkulator?province=DI+Yogyakarta&material=plastik&dari=jawaban',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter Plastik' }));
  expect(address()).toBe('?province=DI+Yogyakarta&dari=jawaban');
  await userEvent.click(screen.getByRole('button', { name: 'Hapus filter DI Yogyakarta' }));
  expect(address()).toBe('?dari=jawaban');
  expect(screen.queryByRole('list', { name: 'Filter yang dipakai' })).toBeNull();
  expect(back()).toBe('/smart-sort');
});

test('who comes from elsewhere sees no way back to an answer', async () => {
  open('?material=plastik', [collector()]);
  await screen.findByRole('article');
  expect(screen.queryByRole('link', { name: 'Kembali ke jawaban' })).toBeNull();
});

test('a city without a place says so and offers the nearest', async () => {
  const nearest = collector({ distanceMetres: 14_200 });
  open('?q=Sampang', [], { place: 'Sampang', collectors: [nearest] });
  expect(await screen.findByRole('heading', { name: 'Belum ada tempat di Sampang' })).toBeTruthy();
  expect(screen.getByText('Terdekat: Lapak Plastik Delta, 14 km.')).toBeTruthy();
  expect((await firstCard()).getByRole('heading', { name: 'Lapak Plastik Delta' })).toBeTruthy();
});

test('a city without what is searched does not say that it has no place', async () => {
  open('?q=kardus+sampang', [], { place: 'Sampang', collectors: [collector({ distanceMetres: 900 })] });
  expect(
    await screen.findByRole('heading', { name: 'Belum ada tempat yang sesuai di Sampang' }),
  ).toBeTruthy();
});

test('a province without a B3 point says how to keep the thing, and offers B3 points only', async () => {
  const point = collector({ kind: 'b3', name: 'Kumpul B3 Brantas', distanceMetres: 310_000 });
  open('?kind=b3&province=Bali', [], { place: 'Bali', collectors: [point] });
  expect(
    await screen.findByRole('heading', { name: 'Belum ada titik B3 yang kami tahu di Bali' }),
  ).toBeTruthy();
  for (const words of [/kotak tertutup/, /anak-anak, panas/, /Jangan dibuang/, /kelurahan atau Dinas/])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Titik B3 terdekat dari Bali' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Hitung nilai sampah' })).toBeNull();
  expect(screen.queryByText(/pengepul ditemukan/)).toBeNull();
});

test('a list of B3 points is not taken for a list of buyers', async () => {
  open('?kind=b3', [collector({ kind: 'b3' })]);
  expect(await screen.findByText('Hanya titik penerima limbah B3')).toBeTruthy();
  expect(await screen.findByText('1 titik B3')).toBeTruthy();
});
