import { listModerationLog } from '@app/contract/community-moderation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { loseNetwork, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import ModerationLogPage, { clientLoader } from './moderation-log.tsx';

const user = userEvent.setup();
const entry = {
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b71',
  action: 'hide',
  target: 'reply',
  category: 'jual-beli',
  rule: 'penipuan',
  at: '2026-11-14T02:05:00.000Z',
} as const;

const open = () =>
  visit('/community/log-moderasi', [
    {
      path: '/community/log-moderasi',
      // The props that the router adds are the same here as in the browser.
      Component: ModerationLogPage as () => ReturnType<typeof ModerationLogPage>,
      loader: clientLoader as never,
      HydrateFallback: () => null,
    },
  ]);

test('a visitor reads what was done, to what, by which rule and when', async () => {
  server.use(respond(listModerationLog, { entries: [entry], nextCursor: null }));
  open();
  const row = within(await screen.findByRole('list', { name: 'Keputusan moderator' })).getByRole('listitem');
  expect(row.textContent).toBe(
    'Sebuah balasan disembunyikanPenipuanKategori: Jual Beli14 November 2026 pukul 09.05 WIB',
  );
});

test('older decisions are on addresses of their own', async () => {
  server.use(
    http.get('*/api/community/moderation-log', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('cursor');
      const shown = isFirst ? entry : { ...entry, target: 'member', action: 'suspend', category: null };
      return HttpResponse.json({ entries: [shown], nextCursor: isFirst ? 'kedua' : null });
    }),
  );
  open();
  await user.click(await screen.findByRole('link', { name: 'Keputusan sebelumnya' }));
  expect(await screen.findByText('Seorang anggota ditangguhkan dari menulis')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Keputusan sebelumnya' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Kembali ke yang terbaru' }));
  expect(await screen.findByText('Sebuah balasan disembunyikan')).toBeTruthy();
});

test('an empty log says so', async () => {
  server.use(respond(listModerationLog, { entries: [], nextCursor: null }));
  open();
  expect(await screen.findByText('Belum ada keputusan')).toBeTruthy();
});

test('without a network it can be tried again', async () => {
  server.use(loseNetwork(listModerationLog));
  open();
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  server.use(respond(listModerationLog, { entries: [entry], nextCursor: null }));
  await user.click(retry);
  expect(await screen.findByText('Sebuah balasan disembunyikan')).toBeTruthy();
});
