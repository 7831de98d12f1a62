import { getMe } from '@app/contract/account';
import { type CollectorDetail, confirmCollector, showCollector } from '@app/contract/directory';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { detail, price } from '#web/features/directory/collector.fixture.ts';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import Directory from './directory.tsx';
import SellWasteListingPage from './sell-waste-listing.tsx';

const { id } = detail();

function Page() {
  const props = { loaderData: null, params: { collectorId: id } };
  return <SellWasteListingPage {...(props as unknown as Parameters<typeof SellWasteListingPage>[0])} />;
}

function open(known?: Partial<CollectorDetail>) {
  if (known) server.use(respond(showCollector, { collector: detail(known) }));
  return visit(`/sell-waste/${id}`, [
    { Component: Directory, children: [{ path: '/sell-waste/:collectorId', Component: Page }] },
  ]);
}

test('both conditions stand side by side, each with minimum, date and source', async () => {
  open({
    wasteTypes: [price(), price({ condition: 'as-is', amount: 1500, minimum: 0, source: 'Usulan warga' })],
  });
  const item = within((await screen.findByRole('heading', { name: 'Botol PET bening' })).closest('li')!);
  const words = (label: string) => item.getByText(label).nextElementSibling?.textContent;
  expect(words('Apa adanya')).toBe('Rp1.500/kgBerapa pun diterimaDicatat 12 November 2026 · Usulan warga');
  expect(words('Disiapkan dulu')).toBe(
    'Rp4.000/kgMinimum 5 kgDicatat 12 November 2026 · Papan harga di tempat',
  );
  expect(item.getByText('+Rp2.500/kg bila disiapkan.')).toBeTruthy();
});

test('a kind with one price says that the other is not known', async () => {
  open({ wasteTypes: [price()] });
  expect(await screen.findByText('Tidak ada harga')).toBeTruthy();
  expect(screen.queryByText(/bila disiapkan\./)).toBeNull();
});

test('the week is a table and says when nobody is there', async () => {
  open({});
  const table = within(await screen.findByRole('table', { name: 'Jam buka' }));
  expect(table.getByRole('row', { name: 'Senin 08.00–16.00' })).toBeTruthy();
  expect(table.getByRole('row', { name: 'Minggu Tutup' })).toBeTruthy();
});

test('verification and the last confirmation say when and how', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T05:00:00Z') });
  open({});
  expect(await screen.findByText('Diverifikasi 1 Oktober 2026')).toBeTruthy();
  expect(screen.getByText('Cara memeriksa: Didatangi relawan')).toBeTruthy();
  expect(screen.getByText('Dikonfirmasi 3 minggu lalu')).toBeTruthy();
  vi.useRealTimers();
});

test('trust that has faded warns before the trip', async () => {
  open({ verified: false, verifiedOn: null, liveness: 0.2 });
  expect(await screen.findByText(/Sudah lama tidak dikonfirmasi/)).toBeTruthy();
  expect(screen.getByText(/^Belum diverifikasi\. Hubungi dulu/)).toBeTruthy();
});

test("a visitor's answer waits while they sign in, and is sent when they are back", async () => {
  const { recorded, handler } = record(confirmCollector, {
    success: true,
    confirmedAt: '2026-11-15T05:00:00.000Z',
  });
  server.use(handler);
  const { unmount } = open({});
  await userEvent.click(await screen.findByRole('button', { name: /^Ya, .* masih buka$/ }));
  expect(await screen.findByText(`di /login?next=%2Fsell-waste%2F${id}`)).toBeTruthy();
  expect(recorded.body).toBeUndefined();
  unmount();
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }));
  open({});
  expect(await screen.findByText('Terima kasih. Konfirmasi Anda tercatat.')).toBeTruthy();
  expect(recorded.body).toEqual({ isOpen: true });
});

test('"Tidak tahu" is thanked for and asks for nothing', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: /^Tidak tahu/ }));
  expect(await screen.findByText('Tidak apa-apa, terima kasih.')).toBeTruthy();
});

test('a member says that it is still open, and the word is thanked for', async () => {
  localStorage.setItem('token', 'kept');
  const { recorded, handler } = record(confirmCollector, {
    success: true,
    confirmedAt: '2026-11-15T05:00:00.000Z',
  });
  server.use(respond(getMe, { user: sari }), handler);
  open({});
  await userEvent.click(await screen.findByRole('button', { name: /^Ya, .* masih buka$/ }));
  expect(await screen.findByText('Terima kasih. Konfirmasi Anda tercatat.')).toBeTruthy();
  expect(recorded.body).toEqual({ isOpen: true });
});

test('a word that did not arrive can be said again', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }), loseNetwork(confirmCollector));
  open({});
  await userEvent.click(await screen.findByRole('button', { name: /^Sudah tutup/ }));
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  server.use(respond(confirmCollector, { success: true, confirmedAt: '2026-11-15T05:00:00.000Z' }));
  await userEvent.click(retry);
  expect(await screen.findByText(/^Terima kasih. Laporan Anda tercatat/)).toBeTruthy();
});

test('a sample is nobody: no confirmation, no directions, and it says why', async () => {
  open({ isSample: true, phone: null, isMobile: false });
  expect(await screen.findByText(/Ini data contoh untuk memperlihatkan/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Masih buka?' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Petunjuk arah/ })).toBeNull();
});

test('directions, the map and the correction lead on', async () => {
  open({});
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('heading', { level: 1 });
  expect(target(/^Petunjuk arah/)).toContain('destination=-7.446,112.718');
  expect(target(/^Lihat Lokasi/)).toBe(`/waste-map?id=${id}`);
  expect(target(/^Usulkan perbaikan/)).toBe(`/sell-waste/usulkan?id=${id}`);
});

test('a place that is gone says so and leads back to the list', async () => {
  server.use(respondError(showCollector, 404, 'not_found'));
  open();
  expect(await screen.findByRole('heading', { name: 'Tempat ini tidak ditemukan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat semua pengepul' }).getAttribute('href')).toBe('/sell-waste');
});

test('without a network the page can be tried again', async () => {
  server.use(loseNetwork(showCollector));
  open();
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  server.use(respond(showCollector, { collector: detail() }));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Lapak Plastik Delta' })).toBeTruthy();
});
