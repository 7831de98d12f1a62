import { showCollector } from '@app/contract/directory';
import { requestTakedown } from '@app/contract/directory-takedown';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { detail } from '#web/features/directory/collector.fixture.ts';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { record, respond, respondError } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import Directory from './directory.tsx';
import SellWasteListingPage from './sell-waste-listing.tsx';

const user = userEvent.setup();
beforeEach(installModalDialogs);

const registered = detail({
  name: 'Bank Sampah Unit Melati',
  kind: 'bank-sampah',
  category: 'Belum diketahui',
  rating: null,
  phone: null,
  isMobile: false,
  hours: [],
  isOpen: null,
  wasteTypes: [],
  pickupService: false,
  verified: false,
  status: 'registered',
  verifiedOn: null,
  verifiedHow: null,
  confirmedAt: null,
  liveness: null,
  registration: {
    source: 'SIPSN',
    attribution: 'Sumber: SIPSN, Kementerian LHK, disalin Maret 2023, diolah.',
    lastReportYear: 2022,
    isInstitution: true,
    maybeClosed: false,
  },
});

function Page() {
  const props = { loaderData: null, params: { collectorId: registered.id } };
  return <SellWasteListingPage {...(props as unknown as Parameters<typeof SellWasteListingPage>[0])} />;
}

function open() {
  server.use(respond(showCollector, { collector: registered }));
  return visit(`/sell-waste/${registered.id}`, [
    { Component: Directory, children: [{ path: '/sell-waste/:collectorId', Component: Page }] },
  ]);
}

test('a registered place tells its standing, its source and what nobody knows, without empty blocks', async () => {
  open();
  expect(
    await screen.findByText('Tercatat di SIPSN, laporan terakhir 2022, belum dikonfirmasi.'),
  ).toBeTruthy();
  expect(screen.getByText(/^Sumber: SIPSN, Kementerian LHK/)).toBeTruthy();
  expect(screen.getByText(/Telepon, jam buka, harga, dan bahan yang diterima belum diketahui/)).toBeTruthy();
  expect(screen.getByText(/mungkin khusus warga sekolah atau kantor/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tahu jam bukanya? Tambahkan' }).getAttribute('href')).toBe(
    `/sell-waste/usulkan?id=${registered.id}`,
  );
  for (const name of ['Harga beli', 'Jam buka']) expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /Hubungi/ })).toBeNull();
});

async function openForm() {
  open();
  await user.click(await screen.findByRole('button', { name: 'Minta hapus / ini rumah saya' }));
  return within(await screen.findByRole('dialog'));
}

test('anybody may ask that a place is taken down', async () => {
  const { recorded, handler } = record(requestTakedown, { success: true });
  server.use(handler);
  const form = await openForm();
  await user.selectOptions(form.getByRole('combobox', { name: 'Alasan' }), 'home');
  await user.type(form.getByRole('textbox', { name: /Email atau nomor telepon/ }), 'warga@contoh.id');
  await user.click(form.getByRole('button', { name: 'Kirim permintaan' }));
  await waitFor(() => expect(toasts()).toContain('Permintaan terkirim. Editor akan memeriksanya.'));
  expect(recorded.body).toEqual({ reason: 'home', message: '', contact: 'warga@contoh.id' });
});

test('what is missing is told beside its field', async () => {
  server.use(respondError(requestTakedown, 400, 'invalid_input', { contact: 'Isi kontak Anda.' }));
  const form = await openForm();
  await user.click(form.getByRole('button', { name: 'Kirim permintaan' }));
  expect(await form.findByText('Isi kontak Anda.')).toBeTruthy();
});
