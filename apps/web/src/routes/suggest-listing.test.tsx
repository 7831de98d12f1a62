import { getMe } from '@app/contract/account';
import { listMySuggestions, type Suggestion, suggestListing } from '@app/contract/directory-suggestion';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import { SuggestListing } from '#web/features/directory/suggest/components/suggest-listing.tsx';
import MembersOnly from './members-only.tsx';

// The map needs a real browser; its journeys run in one.
vi.mock('#web/features/directory/suggest/use-place-picker.ts', () => ({
  usePlacePicker: () => ({ engine: undefined, isLost: false, retry: () => {} }),
}));

const user = userEvent.setup();
const suggestion: Suggestion = {
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b41',
  collectorId: null,
  listing: {
    name: 'Bank Sampah Melati',
    kind: 'bank-sampah',
    category: 'Plastik & Kaleng',
    province: 'Jawa Timur',
    city: 'Sampang',
    address: 'Jalan Wijaya Kusuma 8',
    latitude: -7.19,
    longitude: 113.24,
    phone: null,
    hours: [],
    pickupService: false,
    prices: [{ wasteType: 'pet-bening', condition: 'as-is', amount: 3000, minimum: 0 }],
  },
  note: '',
  photo: null,
  state: 'rejected',
  reason: 'Alamatnya belum jelas.',
  createdAt: '2026-11-15T02:00:00.000Z',
};

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  window.scrollTo = vi.fn<() => void>();
});

const Page = () => <SuggestListing memberId={sari._id} tiles={null} />;

function open(mine: Suggestion[] = [], ...handlers: RequestHandler[]) {
  localStorage.setItem('token', 'kept');
  server.use(...handlers, respond(getMe, { user: sari }), respond(listMySuggestions, { suggestions: mine }));
  return visit('/sell-waste/usulkan', [
    { Component: MembersOnly, children: [{ path: '/sell-waste/usulkan', Component: Page }] },
  ]);
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nama tempat' });
const send = async () => user.click(await screen.findByRole('button', { name: 'Kirim Usulan' }));

test('what the API says about a field stands beside it, and the first has the focus', async () => {
  open(
    [],
    respondError(suggestListing, 400, 'invalid_input', { 'listing.name': 'Isi paling sedikit 3 karakter.' }),
  );
  await send();
  await waitFor(async () => expect(await name()).toBe(document.activeElement));
  expect(screen.getByText('Isi paling sedikit 3 karakter.')).toBeTruthy();
  expect(toasts()).toContain('Ada isian yang perlu diperbaiki.');
});

test('hours without a day are named before anything is sent', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Tambah jam lain' }));
  await send();
  expect(await screen.findByText('Pilih paling sedikit satu hari.')).toBeTruthy();
});

test('a suggestion is sent, and the draft is forgotten', async () => {
  const { recorded, handler } = record(suggestListing, { success: true, suggestion });
  open([], handler);
  await user.type(await name(), 'Bank Sampah Melati');
  expect(localStorage.getItem(`usulan:${sari._id}:baru`)).toContain('Melati');
  await send();
  expect(await screen.findByRole('heading', { name: 'Usulan Anda sudah kami terima' })).toBe(
    document.activeElement,
  );
  expect(recorded.body).toMatchObject({ collectorId: null, listing: { name: 'Bank Sampah Melati' } });
  expect(localStorage.getItem(`usulan:${sari._id}:baru`)).toBeNull();
});

test('without a network the draft stays and the page says so', async () => {
  const { unmount } = open([], loseNetwork(suggestListing));
  await user.type(await name(), 'Lapak Setengah Jadi');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Isian Anda tetap tersimpan.');
  unmount();
  open();
  expect((await name()).value).toBe('Lapak Setengah Jadi');
});

test('who suggested five places today is told to go on tomorrow', async () => {
  open([], respondError(suggestListing, 429, 'suggestions_spent'));
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Lanjutkan besok.');
});

test('what became of the own suggestions is told with its reason', async () => {
  open([suggestion]);
  const own = await screen.findByRole('region', { name: 'Usulan saya' });
  expect(await within(own).findByText('Alasan: Alamatnya belum jelas.')).toBeTruthy();
  expect(within(own).getByText('Ditolak')).toBeTruthy();
});
