import { getMe } from '@app/contract/account';
import {
  type Appeal,
  decideAppeal,
  decideReport,
  listAppeals,
  listReports,
  type ReportedCase,
} from '@app/contract/community-moderation';
import { reviewOverview } from '@app/contract/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { post, reply } from '#test/community.ts';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { sari } from '#test/users.ts';
import { record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import Gate from './review.tsx';

const user = userEvent.setup();
const reported: ReportedCase = {
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b51',
  post: post(),
  reply: null,
  reports: [
    { reason: 'penipuan', note: 'Minta transfer dulu.', createdAt: '2026-11-14T04:00:00.000Z' },
    { reason: 'spam', note: '', createdAt: '2026-11-14T05:00:00.000Z' },
  ],
  reportCount: 3,
  conflict: null,
};
const appeal: Appeal = {
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b61',
  action: 'hide',
  reason: 'Nomor telepon orang lain.',
  text: 'Itu nomor saya sendiri.',
  author: 'Budi',
  postId: post()._id,
  replyId: null,
  content: 'Hubungi 0812.',
  createdAt: '2026-11-14T06:00:00.000Z',
  conflict: null,
};

beforeAll(() =>
  Promise.all([
    import('#web/features/community/conduct/review/report-queue.tsx'),
    import('#web/features/community/conduct/review/appeal-queue.tsx'),
    import('#web/features/community/conduct/components/conduct-sheet.tsx'),
    import('#web/features/review/components/staff-entrance.tsx'),
  ]),
);
beforeEach(() => installModalDialogs());

async function openCase(found: ReportedCase, ...handlers: RequestHandler[]) {
  open(respond(listReports, { cases: [found], nextCursor: null }), ...handlers);
  return within(await screen.findByRole('article'));
}
async function openAppeal(...handlers: RequestHandler[]) {
  open(...handlers);
  await user.click(await screen.findByRole('tab', { name: /^Banding/ }));
  return within(await screen.findByRole('article', { name: 'Banding dari Budi' }));
}
function open(...handlers: RequestHandler[]) {
  localStorage.setItem('token', 'kept');
  server.use(
    ...handlers,
    respond(getMe, { user: { ...sari, role: 'moderator' } }),
    respond(reviewOverview, {
      queues: [
        { key: 'reports', waiting: 1 },
        { key: 'appeals', waiting: 1 },
      ],
    }),
    respond(listReports, { cases: [], nextCursor: null }),
    respond(listAppeals, { appeals: [appeal], nextCursor: null }),
  );
  visit('/kelola', [{ path: '/kelola', Component: Gate }]);
}
const dialog = async () => within(await screen.findByRole('dialog'));

test('a case shows what was written and what others say of it, without their names', async () => {
  const card = await openCase(reported);
  expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Minyak jelantah disetor ke mana?');
  expect(card.getByText('Saya punya dua botol.')).toBeTruthy();
  expect(card.getByText('3 laporan')).toBeTruthy();
  expect(card.getByText('Minta transfer dulu.')).toBeTruthy();
  expect(card.getByText('dan 1 laporan lain')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Buka percakapannya' }).getAttribute('href')).toBe(
    `/community/${post()._id}`,
  );
});

test('a reported reply is the one that is shown', async () => {
  const card = await openCase({ ...reported, reply: reply() });
  expect(card.getByText('Balasan di Minyak jelantah disetor ke mana?')).toBeTruthy();
  expect(card.getByText('Bilas dulu, lalu keringkan.')).toBeTruthy();
});

test('it is hidden with the rule that was reported and a reason, and the focus returns to the queue', async () => {
  const { recorded, handler } = record(decideReport, { success: true });
  const card = await openCase(reported, handler);
  await user.click(card.getByRole('button', { name: 'Sembunyikan' }));
  const asking = await dialog();
  await user.type(asking.getByLabelText('Alasan'), 'Meminta uang muka.');
  server.use(respond(listReports, { cases: [], nextCursor: null }));
  await user.click(asking.getByRole('button', { name: 'Sembunyikan' }));
  expect(await screen.findByText(/Semua laporan sudah diputuskan/)).toBeTruthy();
  expect(recorded.body).toEqual({ decision: 'hide', rule: 'penipuan', reason: 'Meminta uang muka.' });
  expect(toasts()).toContain('Tulisan disembunyikan.');
  expect(screen.getByRole('heading', { name: 'Laporan warga' })).toBe(document.activeElement);
});

test('it stays, and the case is closed', async () => {
  const { recorded, handler } = record(decideReport, { success: true });
  const card = await openCase(reported, handler);
  await user.click(card.getByRole('button', { name: 'Biarkan tampil' }));
  await user.click((await dialog()).getByRole('button', { name: 'Ya, biarkan' }));
  await waitFor(() => expect(toasts()).toContain('Laporan ditutup.'));
  expect(recorded.body).toEqual({ decision: 'keep' });
});

test('who comes second is told, and the list is asked for anew', async () => {
  const card = await openCase(reported, respondError(decideReport, 409, 'already_moderated'));
  await user.click(card.getByRole('button', { name: 'Biarkan tampil' }));
  server.use(respond(listReports, { cases: [], nextCursor: null }));
  await user.click((await dialog()).getByRole('button', { name: 'Ya, biarkan' }));
  await waitFor(() => expect(toasts()).toContain('sudah diputuskan'));
  expect(await screen.findByText(/Semua laporan sudah diputuskan/)).toBeTruthy();
});

test('lock, pin and suspend are at hand in the case', async () => {
  const card = await openCase(reported);
  await user.click(card.getByRole('button', { name: 'Lainnya untuk tulisan Budi' }));
  const sheet = await dialog();
  for (const name of ['Kunci balasan', 'Sematkan di atas', 'Tangguhkan Budi'])
    expect(sheet.getByRole('button', { name })).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /Laporkan|Bisukan|Sembunyikan/ })).toBeNull();
});

test('an appeal shows both sides and is granted with a reason', async () => {
  const { recorded, handler } = record(decideAppeal, { success: true });
  const card = await openAppeal(handler);
  for (const words of ['Postingan disembunyikan', appeal.text, appeal.reason, appeal.content])
    expect(card.getByText(words)).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Batalkan keputusan' }));
  const asking = await dialog();
  await user.type(asking.getByLabelText('Alasan'), 'Nomornya memang milik Anda.');
  await user.click(asking.getByRole('button', { name: 'Ya, batalkan' }));
  await waitFor(() => expect(toasts()).toContain('Keputusan dibatalkan.'));
  expect(recorded.body).toEqual({ decision: 'undo', reason: 'Nomornya memang milik Anda.' });
});

test('who decided first does not decide again', async () => {
  const card = await openAppeal(respondError(decideAppeal, 403, 'appeal_needs_other'));
  await user.click(card.getByRole('button', { name: 'Keputusan tetap' }));
  const asking = await dialog();
  await user.type(asking.getByLabelText('Alasan'), 'Tetap.');
  await user.click(asking.getByRole('button', { name: 'Ya, tetap berlaku' }));
  await waitFor(() => expect(toasts()).toContain('moderator lain'));
});

test.each([
  ['author', /Ini tulisan Anda sendiri/],
  ['reporter', /Anda ikut melaporkan/],
] as const)(
  'nobody decides on a report as its %s: the page says so and offers no decision',
  async (conflict, why) => {
    const card = await openCase({ ...reported, conflict });
    expect(card.getByText(why)).toBeTruthy();
    expect(card.queryByRole('button', { name: /Sembunyikan|Biarkan tampil/ })).toBeNull();
  },
);

test('nobody decides on their own appeal', async () => {
  const own: Appeal = { ...appeal, conflict: 'author' };
  const card = await openAppeal(respond(listAppeals, { appeals: [own], nextCursor: null }));
  expect(card.getByText(/Ini banding Anda sendiri/)).toBeTruthy();
  expect(card.queryByRole('button', { name: /keputusan/i })).toBeNull();
});
