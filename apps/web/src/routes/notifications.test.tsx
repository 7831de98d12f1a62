import { getMe } from '@app/contract/account';
import { liveEvents } from '@app/contract/community';
import { appealModeration } from '@app/contract/community-moderation';
import {
  listNotifications,
  type Notification,
  readNotifications,
} from '@app/contract/community-notification';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import MembersOnly from './members-only.tsx';
import Notifications from './notifications.tsx';

const user = userEvent.setup();
const postId = '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b31';
const decisionId = '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b99';

let counted = 0;
const notification = (change: Partial<Notification> = {}): Notification => ({
  _id: `0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5c${String((counted += 1)).padStart(2, '0')}`,
  kind: 'reply',
  actor: 'Budi',
  postId,
  postTitle: 'Minyak jelantah disetor ke mana?',
  replyId: null,
  action: null,
  text: null,
  appealableDecisionId: null,
  createdAt: '2026-11-14T02:00:00.000Z',
  isRead: true,
  ...change,
});
const hidden = notification({
  kind: 'moderated',
  actor: null,
  action: 'hide',
  text: 'Nomor telepon orang lain tertulis di situ.',
  appealableDecisionId: decisionId,
});

beforeAll(() => import('#web/features/community/conduct/components/appeal-dialog.tsx'));
beforeEach(() => installModalDialogs());

const page = (...notifications: Notification[]) =>
  respond(listNotifications, { success: true, notifications, unread: 0, nextCursor: null });

function open(...handlers: RequestHandler[]) {
  localStorage.setItem('token', 'kept');
  server.use(
    ...handlers,
    respond(getMe, { user: sari }),
    respond(readNotifications, { success: true, unread: 0 }),
    respondError(liveEvents, 503, 'unavailable'),
  );
  return visit('/notifikasi', [
    { Component: MembersOnly, children: [{ path: '/notifikasi', Component: Notifications }] },
  ]);
}
const rows = async () => within(await screen.findByRole('list', { name: 'Daftar notifikasi' }));

test('each says who did what, and leads to the post', async () => {
  open(
    page(
      notification({ kind: 'mention', isRead: false }),
      notification({ actor: null }),
      notification({ kind: 'best-reply' }),
      notification({ kind: 'appeal-decided', action: 'undo', text: 'Anda benar.' }),
    ),
  );
  const list = await rows();
  const [mention, reply, best, appeal] = list.getAllByRole('listitem');
  expect(mention?.textContent).toContain('Budi menyebut nama Anda Baru');
  expect(reply?.textContent).toContain('Seorang warga membalas');
  expect(reply?.textContent).not.toContain('Baru');
  expect(best?.textContent).toContain('Balasan Anda dipilih sebagai jawaban terbaik');
  expect(appeal?.textContent).toContain('Banding Anda diterima. Keputusan moderator dibatalkan');
  expect(appeal?.textContent).toContain('Alasan moderator: Anda benar.');
  const [link] = list.getAllByRole('link', { name: 'Minyak jelantah disetor ke mana?' });
  expect(link?.getAttribute('href')).toBe(`/community/${postId}`);
});

test('what is shown counts as read, up to the newest', async () => {
  const { recorded, handler } = record(readNotifications, { success: true, unread: 0 });
  open(
    handler,
    page(notification({ createdAt: '2026-11-15T01:02:03.456Z' }), notification({ isRead: false })),
  );
  await waitFor(() => expect(recorded.body).toEqual({ until: '2026-11-15T01:02:03.456Z' }));
});

test('with nothing to tell, it invites to the community', async () => {
  open(page());
  expect(await screen.findByText('Belum ada notifikasi')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Buka Forum Komunitas' });
  expect(link.getAttribute('href')).toBe('/community');
});

test('without a network it can be tried again', async () => {
  open(loseNetwork(listNotifications));
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  server.use(page(notification()));
  await user.click(retry);
  expect(await screen.findByText('Budi membalas')).toBeTruthy();
});

test('older ones come page by page', async () => {
  open(
    http.get('*/api/community/notifications', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('cursor');
      const shown = notification({ actor: isFirst ? 'Budi' : 'Wati' });
      return HttpResponse.json({ notifications: [shown], unread: 0, nextCursor: isFirst ? 'kedua' : null });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Tampilkan lainnya' }));
  expect(await screen.findByText('Wati membalas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tampilkan lainnya' })).toBeNull();
});

test('whose post was hidden reads why and asks for a second look', async () => {
  const { recorded, handler } = record(appealModeration, { success: true });
  open(handler, page(hidden));
  expect(await screen.findByText('Moderator menyembunyikan postingan Anda')).toBeTruthy();
  expect(screen.getByText(/Alasan moderator: Nomor telepon orang lain/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ajukan banding' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajukan banding' }));
  await user.type(dialog.getByLabelText('Mengapa keputusan itu perlu diubah?'), 'Itu nomor saya sendiri.');
  await user.click(dialog.getByRole('button', { name: 'Kirim banding' }));
  expect(await screen.findByText('Banding Anda sedang diperiksa moderator lain.')).toBeTruthy();
  expect(recorded.body).toEqual({ decisionId, text: 'Itu nomor saya sendiri.' });
  expect(toasts()).toContain('Banding terkirim.');
  expect(screen.queryByRole('button', { name: 'Ajukan banding' })).toBeNull();
});

test('a refused appeal keeps the words and says what is missing', async () => {
  const fields = { text: 'Isi paling sedikit 10 karakter.' };
  open(respondError(appealModeration, 400, 'invalid_input', fields), page(hidden));
  await user.click(await screen.findByRole('button', { name: 'Ajukan banding' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Tidak.');
  await user.click(dialog.getByRole('button', { name: 'Kirim banding' }));
  expect(await dialog.findByText('Isi paling sedikit 10 karakter.')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Tidak.');
});
