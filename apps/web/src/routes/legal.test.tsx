import { getMe } from '@app/contract/account';
import { listAgreements } from '@app/contract/account-agreements';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agreements, openAccount } from '#test/account.tsx';
import { sari } from '#test/users.ts';
import { respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import type { LegalDocument, LegalFile } from '#web/features/legal/legal-documents.ts';
import PrivacyPolicy from '#web/routes/privacy-policy.tsx';
import TermsOfService from '#web/routes/terms-of-service.tsx';

const pages = { 'privacy-policy': PrivacyPolicy, 'terms-of-service': TermsOfService };

const text =
  'Ringkasnya begini.\n\n## Hak Anda {#hak-anda}\n\nTulis ke [kami](mailto:halo@contoh.id).\n\n## Berapa lama {#berapa-lama}\n\n| Data | Sampai |\n| - | - |\n| Sesi | 90 hari |';
const file: LegalFile = { version: '2026-11-15', versions: ['2026-11-15'], text };

function open(document: LegalDocument, load: () => LegalFile | null = () => file) {
  const loader = () => ({ file: load(), origin: 'https://pilahbumi.test' });
  const Component = pages[document] as never;
  return visit(`/${document}`, [{ path: `/${document}`, Component, HydrateFallback: () => null, loader }]);
}

function countFailedRequests() {
  const calls = { times: 0 };
  const handler = http.get(`*/api${listAgreements.path}`, () => {
    calls.times += 1;
    return HttpResponse.error();
  });
  return { calls, handler };
}

test('the privacy policy has its title, its version, a summary and links to all its parts', async () => {
  open('privacy-policy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kebijakan Privasi' })).toBeTruthy();
  expect(screen.getByText('Versi 15 November 2026')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Ringkasan' }).textContent).toContain('Ringkasnya begini.');
  const links = within(screen.getByRole('navigation', { name: 'Daftar isi' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#hak-anda', '#berapa-lama']);
  const part = document.getElementById('hak-anda')?.closest('details');
  expect([part?.open, part?.querySelector('h2')?.textContent]).toEqual([false, 'Hak Anda']);
  expect(screen.getByRole('link', { name: 'kami', hidden: true }).getAttribute('href')).toBe(
    'mailto:halo@contoh.id',
  );
});

test('a table is one, named by its section, each row by its first cell', async () => {
  open('terms-of-service');
  expect(await screen.findByRole('heading', { level: 1, name: 'Syarat Layanan' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Berapa lama', hidden: true }));
  expect(table.getByRole('row', { name: 'Sesi 90 hari', hidden: true })).toBeTruthy();
  expect(table.getByRole('rowheader', { name: 'Sesi', hidden: true })).toBeTruthy();
});

test('an old version says that it is old and leads to the newest', async () => {
  open('privacy-policy', () => ({ ...file, versions: ['2027-02-01', '2026-11-15'] }));
  expect(await screen.findByText(/Ini versi lama, 15 November 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Baca versi terbaru' }).getAttribute('href')).toBe(
    '/privacy-policy',
  );
  const versions = within(screen.getByRole('region', { name: 'Semua versi' })).getAllByRole('link');
  expect(versions.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy',
    '/privacy-policy?versi=2026-11-15',
  ]);
  expect(versions[1]?.getAttribute('aria-current')).toBe('page');
});

test('without a network the page says so, and tries again', async () => {
  let isAway = true;
  open('privacy-policy', () => (isAway ? null : file));
  expect((await screen.findByRole('alert')).textContent).toContain('Teks belum bisa dimuat');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('heading', { name: 'Hak Anda' })).toBeTruthy();
});

test('a member reads which version they agreed to, and finds it', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }), respond(listAgreements, { agreements }));
  const first = open('privacy-policy');
  expect(
    await screen.findByText(/Anda menyetujui versi 15 November 2026 pada 15 November 2026\./),
  ).toBeTruthy();
  expect(screen.getByText(/Itu versi yang sedang Anda baca/)).toBeTruthy();
  first.unmount();

  open('terms-of-service');
  const link = await screen.findByRole('link', { name: 'Baca versi yang Anda setujui' });
  expect(link.getAttribute('href')).toBe('/terms-of-service?versi=2026-01-31');
});

test('when nobody can be asked what a member agreed to, the text is there all the same', async () => {
  localStorage.setItem('token', 'kept');
  const { calls, handler } = countFailedRequests();
  server.use(respond(getMe, { user: sari }), handler);
  open('privacy-policy');
  await waitFor(() => expect(calls.times).toBe(1));
  expect(screen.getByRole('heading', { name: 'Hak Anda' })).toBeTruthy();
  expect(screen.queryByText(/Anda menyetujui versi/)).toBeNull();
});

test('the account page shows the versions agreed to, and which of them is no longer the newest', async () => {
  openAccount(undefined, undefined, '?bagian=data');
  const section = within(await screen.findByRole('region', { name: 'Persetujuan Anda' }));
  expect(
    await section.findByText('Anda menyetujui versi 15 November 2026 pada 15 November 2026.'),
  ).toBeTruthy();
  expect(section.getByText('Anda menyetujui versi 31 Januari 2026 pada 3 Februari 2026.')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Syarat Layanan' }).getAttribute('href')).toBe(
    '/terms-of-service?versi=2026-01-31',
  );
  const newer = section.getByRole('link', { name: 'Ada versi baru, 15 November 2026. Baca versi baru' });
  expect(newer.getAttribute('href')).toBe('/terms-of-service');
});
