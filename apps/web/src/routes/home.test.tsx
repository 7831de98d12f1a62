import { getMe } from '@app/contract/account';
import { type DashboardSummary, showDashboard } from '@app/contract/dashboard';
import { listCollectors } from '@app/contract/directory';
import { listScans, type Scan } from '@app/contract/smart-sort';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noFigures } from '#test/figures.ts';
import { respond, respondError } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { sari } from '#test/users.ts';
import { visit } from '#test/visit.tsx';
import Home from './home.tsx';

const summary: DashboardSummary = {
  total: 7,
  since: '2026-11-09',
  judged: 0,
  accurate: 0,
  accuracy: null,
  thisWeek: 7,
  lastWeek: 0,
  target: 15,
  week: Array.from({ length: 7 }, (_, index) => ({
    day: `2026-11-${`${9 + index}`.padStart(2, '0')}`,
    scans: 1,
  })),
  months: Array.from({ length: 6 }, (_, index) => ({
    month: `2026-${`${6 + index}`.padStart(2, '0')}`,
    scans: 1,
  })),
  materials: (['kaca', 'kertas', 'logam', 'organik', 'plastik'] as const).map((material) => ({
    material,
    scans: 1,
  })),
};
const scan: Scan = {
  _id: 'd2b1a0c4-6f3f-4d60-8f0c-0a3d6a8f1b11',
  verdict: 'sure',
  suspected: null,
  material: 'logam',
  categoryName: 'Logam',
  confidence: 94,
  createdAt: '2026-11-13T03:00:00.000Z',
  computedOn: 'server',
  feedback: null,
  thumbnail: null,
};

function openAsMember(...handlers: Parameters<typeof server.use>) {
  localStorage.setItem('token', 'kept');
  // The page of visitors is there until the session is known.
  server.use(respond(getMe, { user: sari }), noFigures(), ...handlers);
  return visit('/', [{ path: '/', Component: Home as never }]);
}
const scans = (list: Scan[]) =>
  respond(listScans, { scans: list, nextCursor: null, keepPhotos: false, teachPhotos: false });

test('a member has the own landing page: target, last photo, the ways on', async () => {
  openAsMember(respond(showDashboard, summary), scans([scan]));
  expect(await screen.findByRole('heading', { level: 1, name: `Halo, ${sari.name}` })).toBeTruthy();
  const target = within(await screen.findByRole('region', { name: 'Target minggu ini' }));
  expect(target.getByRole('img', { name: '7 dari 15 benda' })).toBeTruthy();
  expect(await target.findByText(/Kurang 8 lagi sampai Minggu malam\./)).toBeTruthy();
  const last = await screen.findByRole('link', { name: /Foto terakhir/ });
  expect(last.textContent).toContain('Logam94% · ');
  const ways = within(screen.getByRole('navigation', { name: 'Halaman anggota' })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/community', '/dashboard']);
});

test('without a place on this device the member is asked, and nobody is looked up', async () => {
  openAsMember(respond(showDashboard, summary), scans([]));
  const place = within(await screen.findByRole('region', { name: 'Tempat terdekat' }));
  expect(place.getByRole('button', { name: 'Dekat saya' })).toBeTruthy();
  expect(place.getByRole('link', { name: 'Pilih provinsi' }).getAttribute('href')).toBe('/sell-waste');
  expect((await screen.findByRole('link', { name: /Foto Sampah Pertama/ })).getAttribute('href')).toBe(
    '/smart-sort',
  );
});

test('where the province has no place, the page says so', async () => {
  localStorage.setItem('province', 'Papua');
  openAsMember(
    respond(showDashboard, summary),
    scans([]),
    respond(listCollectors, { collectors: [], nextCursor: null }),
  );
  expect(await screen.findByText('Belum ada tempat yang kami tahu di sini.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Tempat di Papua' })).toBeTruthy();
});

test('a target that cannot be loaded says so and may be tried again', async () => {
  openAsMember(respondError(showDashboard, 500, 'internal'), scans([]));
  expect((await screen.findByRole('alert')).textContent).toContain('Target belum bisa dimuat');
  server.use(respond(showDashboard, summary));
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('region', { name: 'Target minggu ini' })).toBeTruthy();
});
