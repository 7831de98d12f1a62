import { getMe } from '@app/contract/account';
import { getProfile } from '@app/contract/account-settings';
import { type Activity, type DashboardSummary, listActivity, showDashboard } from '@app/contract/dashboard';
import { giveFeedback, listScans, type Scan } from '@app/contract/smart-sort';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { expect, test, vi } from 'vitest';
import { profile } from '#test/account.tsx';
import { sari } from '#test/users.ts';
import { loseNetwork, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import Dashboard from './dashboard.tsx';
import MembersOnly from './members-only.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const busy: DashboardSummary = {
  total: 156,
  since: '2026-06-03',
  judged: 156,
  accurate: 148,
  accuracy: 94.9,
  thisWeek: 23,
  lastWeek: 19,
  target: 15,
  week: [2, 4, 3, 5, 1, 8, null].map((scans, index) => ({
    day: `2026-11-${`${9 + index}`.padStart(2, '0')}`,
    scans,
  })),
  months: [18, 24, 21, 32, 34, 27].map((scans, index) => ({
    month: `2026-${`${6 + index}`.padStart(2, '0')}`,
    scans,
  })),
  materials: [
    { material: 'kaca', scans: 11 },
    { material: 'kertas', scans: 37 },
    { material: 'logam', scans: 16 },
    { material: 'organik', scans: 34 },
    { material: 'plastik', scans: 58 },
  ],
};

const fresh: DashboardSummary = {
  total: 0,
  since: null,
  judged: 0,
  accurate: 0,
  accuracy: null,
  thisWeek: 0,
  lastWeek: 0,
  target: 15,
  week: busy.week.map(({ day }) => ({ day, scans: 0 })),
  months: busy.months.map(({ month }) => ({ month, scans: 0 })),
  materials: busy.materials.map(({ material }) => ({ material, scans: 0 })),
};

const scan = (change: Partial<Scan> = {}): Scan => ({
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b11',
  verdict: 'sure',
  suspected: null,
  material: 'plastik',
  categoryName: 'Plastik',
  confidence: 92.1,
  createdAt: new Date(Date.now() - 2 * 60 * 60_000 - 1000).toISOString(),
  computedOn: 'server',
  feedback: null,
  thumbnail: null,
  ...change,
});

/** The first matching handler responds. */
function open(search = '', ...handlers: RequestHandler[]) {
  localStorage.setItem('token', 'kept');
  server.use(
    ...handlers,
    respond(getMe, { user: sari }),
    respond(getProfile, { profile }),
    respond(showDashboard, busy),
  );
  return visit(`/dashboard${search}`, [
    { Component: MembersOnly, children: [{ path: '/dashboard', Component: Dashboard }] },
  ]);
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a member is greeted by name, with what they scanned and how much of it was right', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Selamat (pagi|siang|sore|malam), Sari$/ }),
  ).toBeTruthy();
  expect(await screen.findByText('156 benda sudah Anda pindai, 94,9% di antaranya tepat.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Ringkasan', selected: true })).toBeTruthy();
  const figures = await region('Angka Anda');
  for (const figure of ['156', '148', '94,9%', '23']) expect(figures.getByText(figure)).toBeTruthy();
  expect(figures.getByText('sejak 3 Juni 2026')).toBeTruthy();
  expect(figures.getByText('Sangat baik')).toBeTruthy();
  expect(figures.getByText('minggu lalu 19')).toBeTruthy();
});

test('the figures are counted on the clock of the browser', async () => {
  const asked: (string | null)[] = [];
  const clock = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  clock.mockReturnValue({ timeZone: 'Asia/Ujung_Pandang' } as Intl.ResolvedDateTimeFormatOptions);
  open(
    '',
    http.get('*/api/dashboard', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('zone'));
      return HttpResponse.json(busy);
    }),
  );
  await region('Angka Anda');
  expect(new Set(asked)).toEqual(new Set(['Asia/Makassar']));
});

test('each chart says what it shows, and has its table', async () => {
  open();
  const week = await region('Pindaian minggu ini');
  expect(week.getByText('Senin 9 – Minggu 15 November 2026')).toBeTruthy();
  expect(week.getByRole('img', { name: /garis.*Senin 2, .*Sabtu 8, Minggu belum tiba/ })).toBeTruthy();
  expect(week.getByText('Lihat sebagai tabel')).toBeTruthy();
  expect(rowsOf(week.getByRole('table', { hidden: true }))).toHaveLength(7);

  const months = await region('Pindaian per bulan');
  expect(months.getByText('Juni – November 2026')).toBeTruthy();
  expect(months.getByRole('img', { name: /batang.*Juni 18, .*November 27/ })).toBeTruthy();
  expect(rowsOf(months.getByRole('table', { hidden: true })).at(-1)).toEqual(['November', '27']);

  const materials = await region('Jenis sampah');
  expect(materials.getByText('Dari 156 pindaian, plastik paling sering')).toBeTruthy();
  expect(rowsOf(materials.getByRole('table'))).toEqual([
    ['Plastik', '58', '37%'],
    ['Kertas', '37', '24%'],
    ['Organik', '34', '22%'],
    ['Logam', '16', '10%'],
    ['Kaca', '11', '7%'],
  ]);
});

test.each([
  [18, '18/15', 15, 'Target tercapai', /3 lebih banyak dari target/],
  [15, '15/15', 15, 'Target tercapai', /Tepat di target/],
  [11, '11/15', 11, 'Kurang 4 lagi', /Setiap foto membantu/],
])(
  'a week of %i reads %s, and its bar is never more than full',
  async (thisWeek, sentence, bar, state, next) => {
    open('', respond(showDashboard, { ...busy, thisWeek }));
    const target = await region('Target mingguan');
    expect(
      target.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence),
    ).toBeTruthy();
    const progress = target.getByRole<HTMLProgressElement>('progressbar', {
      name: 'Kemajuan target mingguan',
    });
    expect([progress.value, progress.max]).toEqual([bar, 15]);
    expect(target.getByText(state)).toBeTruthy();
    expect(target.getByText(next)).toBeTruthy();
  },
);

test('accuracy is not told of a handful of answers; the way to more of them is', async () => {
  open('', respond(showDashboard, { ...busy, judged: 4, accurate: 4, accuracy: null }));
  expect(await screen.findByText('156 benda sudah Anda pindai.')).toBeTruthy();
  const figures = await region('Angka Anda');
  expect(figures.queryByText(/%/)).toBeNull();
  expect(figures.getByRole('link', { name: 'Nilai 6 pindaian lagi' }).getAttribute('href')).toBe(
    '/dashboard?bagian=riwayat&penilaian=belum',
  );
});

test('who judged only some is told of how many', async () => {
  open('', respond(showDashboard, { ...busy, judged: 120, accurate: 60, accuracy: 50 }));
  expect(
    await screen.findByText('156 benda sudah Anda pindai. Dari 120 yang Anda nilai, 50% tepat.'),
  ).toBeTruthy();
  expect((await region('Angka Anda')).getByText('Sering keliru')).toBeTruthy();
});

test('a new member is led to the first scan from every part', async () => {
  const none = [
    respond(showDashboard, fresh),
    respond(listScans, { scans: [], nextCursor: null, keepPhotos: false, teachPhotos: false }),
    respond(listActivity, { activities: [], nextCursor: null }),
  ];
  open('', ...none);
  expect(await screen.findByText('Belum ada benda yang Anda pindai.')).toBeTruthy();
  const firstScan = () => screen.findByRole('link', { name: 'Foto Sampah Pertama' });
  expect((await firstScan()).getAttribute('href')).toBe('/smart-sort');
  expect(screen.queryByRole('region', { name: 'Angka Anda' })).toBeNull();
  for (const [tab, title] of [
    ['Riwayat', 'Belum ada klasifikasi'],
    ['Aktivitas', 'Belum ada aktivitas'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect((await firstScan()).getAttribute('href')).toBe('/smart-sort');
  }
});

test('figures that cannot be fetched can be asked for again', async () => {
  open('', loseNetwork(showDashboard));
  expect(await screen.findByText('Anda sedang luring')).toBeTruthy();
  server.use(respondError(showDashboard, 400, 'invalid_input'));
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('Ringkasan belum bisa dimuat')).toBeTruthy();
  server.use(respond(showDashboard, busy));
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await region('Angka Anda')).toBeTruthy();
});

test('the history shows item, time, result and confidence, and counts a judgement at once', async () => {
  open(
    '?bagian=riwayat',
    respond(listScans, { scans: [scan()], nextCursor: null, keepPhotos: false, teachPhotos: false }),
    respond(giveFeedback, { success: true }),
  );
  const row = within(await screen.findByRole('list', { name: 'Daftar klasifikasi' }));
  expect(row.getByText('Plastik')).toBeTruthy();
  expect(row.getByText('2 jam lalu')).toBeTruthy();
  expect(row.getByText('92% · Cukup yakin')).toBeTruthy();
  server.use(respond(showDashboard, { ...busy, accurate: 149, accuracy: 95.5 }));
  await userEvent.click(row.getByRole('button', { name: 'Benar' }));
  expect(await screen.findByText(/95,5% di antaranya tepat/)).toBeTruthy();

  // The feedback is still there after another tab was opened.
  await userEvent.click(screen.getByRole('tab', { name: 'Ringkasan' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Riwayat' }));
  expect(await screen.findByText('Anda menjawab: Benar')).toBeTruthy();
});

test('the history is filtered by the address, and downloads what it shows', async () => {
  const asked: string[] = [];
  const answer = (request: Request) => asked.push(new URL(request.url).search);
  open(
    '?bagian=riwayat&jenis=kaca',
    http.get('*/api/scans', ({ request }) => {
      answer(request);
      const isGlass = new URL(request.url).searchParams.get('material') === 'kaca';
      return HttpResponse.json({
        scans: isGlass ? [scan()] : [],
        nextCursor: null,
        keepPhotos: false,
        teachPhotos: false,
      });
    }),
    http.get('*/api/scans/export.csv', ({ request }) => {
      answer(request);
      return new HttpResponse('Waktu;Hasil', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.findByRole('list', { name: 'Daftar klasifikasi' });
  expect(screen.getByRole('link', { name: 'Kaca' }).getAttribute('aria-current')).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText('Penilaian Anda'), 'Belum dinilai');
  await waitFor(() => expect(asked.at(-1)).toBe('?material=kaca&feedback=none'));
  await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
  await waitFor(() => expect(toasts()).toContain('Riwayat diunduh.'));
  expect(asked.at(-1)).toMatch(/^\?material=kaca&feedback=none&zone=Asia%2FJakarta$/);
  expect(clicked).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('link', { name: 'Logam' }));
  expect(await screen.findByRole('heading', { name: 'Tidak ada yang cocok' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Tampilkan Semua' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});

test('what a member did is listed by day, with what became of it', async () => {
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 60 * 60_000).toISOString();
  const activity = (kind: Activity['kind'], change: Partial<Activity>): Activity => ({
    kind,
    _id: crypto.randomUUID(),
    title: 'Plastik',
    state: null,
    address: null,
    at: at(0),
    ...change,
  });
  open(
    '?bagian=aktivitas',
    http.get('*/api/dashboard/activity', ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('cursor') === 'lanjut';
      const first = [
        activity('scan', {}),
        activity('post', { title: 'Harga kardus', address: '/community/1', state: 'hidden', at: at(24) }),
      ];
      const second = [
        activity('suggestion', {
          title: 'Bank Sampah Melati',
          state: 'pending',
          at: '2026-01-05T04:00:00.000Z',
        }),
      ];
      return HttpResponse.json({
        activities: isSecond ? second : first,
        nextCursor: isSecond ? null : 'lanjut',
      });
    }),
  );
  expect(within(await screen.findByRole('list', { name: 'Hari ini' })).getByText('Plastik')).toBeTruthy();
  const yesterday = within(screen.getByRole('list', { name: 'Kemarin' }));
  expect(yesterday.getByRole('link', { name: 'Harga kardus' }).getAttribute('href')).toBe('/community/1');
  expect(yesterday.getByText('Disembunyikan')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan lebih banyak' }));
  const older = within(await screen.findByRole('list', { name: '5 Januari 2026' }));
  expect(older.getByText('Mengusulkan tempat')).toBeTruthy();
  expect(older.getByText('Menunggu ditinjau')).toBeTruthy();
});
