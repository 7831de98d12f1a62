import { getMe } from '@app/contract/account';
import { reviewOverview } from '@app/contract/review';
import { decideDuplicate, decideTakedown, listDuplicates, listTakedowns } from '@app/contract/review-places';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { detail } from '#web/features/directory/collector.fixture.ts';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { record, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { sari } from '#test/users.ts';
import { toasts, visit } from '#test/visit.tsx';
import Gate from './review.tsx';

const user = userEvent.setup();
const createdAt = '2026-11-17T02:00:00.000Z';
const _id = 'f0000000-0000-4000-8000-000000000001';

// Preloads the lazy parts, because loading them inside a test is too slow on a busy machine.
beforeAll(() =>
  Promise.all([
    import('#web/features/directory/takedown/takedown-queue.tsx'),
    import('#web/features/directory/duplicates/duplicate-queue.tsx'),
  ]),
);
beforeEach(() => {
  installModalDialogs();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  localStorage.setItem('token', 'kept');
});

function open(key: 'takedowns' | 'duplicates') {
  server.use(
    respond(getMe, { user: { ...sari, role: 'editor' } }),
    respond(reviewOverview, { queues: [{ key, waiting: 1 }] }),
  );
  return visit('/kelola', [{ path: '/kelola', Component: Gate }]);
}

test('an editor reads why a place should go, and takes it down', async () => {
  const collector = detail({ name: 'Bank Sampah Melati' });
  const takedown = { _id, reason: 'home', message: 'Ini rumah saya.', contact: 'warga@contoh.id' } as const;
  server.use(
    respond(listTakedowns, { takedowns: [{ ...takedown, createdAt, collector }], nextCursor: null }),
  );
  const { recorded, handler } = record(decideTakedown, { success: true });
  server.use(handler);
  open('takedowns');
  const card = within(await screen.findByRole('article', { name: 'Bank Sampah Melati' }));
  expect(card.getByText('Kontak: warga@contoh.id')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Hapus dari daftar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hapus dari daftar' }));
  await waitFor(() => expect(toasts()).toContain('Tempat ini tidak tampil lagi.'));
  expect(recorded.body).toEqual({ decision: 'accept' });
});

test('an editor sees two places side by side and says that they are one', async () => {
  const older = detail({ name: 'Bank Sampah Mawar' });
  const newer = detail({ name: 'BS Mawar Klitren', id: 'f0000000-0000-4000-8000-000000000002' });
  const pair = { _id, metres: 445, createdAt, older, newer };
  server.use(respond(listDuplicates, { duplicates: [pair], nextCursor: null }));
  const { recorded, handler } = record(decideDuplicate, { success: true });
  server.use(handler);
  open('duplicates');
  const card = within(await screen.findByRole('article', { name: /Jaraknya/ }));
  expect(card.getByText('Bank Sampah Mawar')).toBeTruthy();
  expect(card.getByText('BS Mawar Klitren')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Tempat yang sama' }));
  await waitFor(() => expect(toasts()).toContain('Digabung. Yang lebih dulu tercatat tetap tampil.'));
  expect(recorded.body).toEqual({ decision: 'same' });
});
