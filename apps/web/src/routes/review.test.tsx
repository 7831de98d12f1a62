import { getMe } from '@app/contract/account';
import {
  decideSubmission,
  listReviewSubmissions,
  listReviewSuggestions,
  type ReviewedSubmission,
  reviewOverview,
} from '@app/contract/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sentIdea, sentNews, submission } from '#test/education.ts';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import Gate from './review.tsx';

const user = userEvent.setup();
const reviewed: ReviewedSubmission = { ...submission({ piece: sentIdea }), author: 'Budi' };

// Preloads the lazy parts, because loading them inside a test is too slow on a busy machine.
beforeAll(() =>
  Promise.all([
    import('#web/features/directory/suggest/review/listing-queue.tsx'),
    import('#web/features/education/submit/review/piece-queue.tsx'),
    import('#web/features/review/components/staff-entrance.tsx'),
  ]),
);
beforeEach(() => {
  installModalDialogs();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

function open(role: 'member' | 'editor', ...handlers: RequestHandler[]) {
  localStorage.setItem('token', 'kept');
  server.use(
    ...handlers,
    respond(getMe, { user: { ...sari, role } }),
    respond(reviewOverview, {
      queues: [
        { key: 'listings', waiting: 0 },
        { key: 'pieces', waiting: 1 },
      ],
    }),
    respond(listReviewSuggestions, { suggestions: [], nextCursor: null }),
    respond(listReviewSubmissions, { submissions: [reviewed], nextCursor: null }),
  );
  return visit('/kelola', [{ path: '/kelola', Component: Gate }]);
}

async function openPieces(...handlers: RequestHandler[]) {
  open('editor', ...handlers);
  await user.click(await screen.findByRole('tab', { name: /Berita & ide/ }));
  return screen.findByRole('article', { name: sentIdea.title });
}
const press = async (card: HTMLElement, name: string) =>
  user.click(within(card).getByRole('button', { name }));
const answer = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('a member sees the page of an unknown address', async () => {
  open('member');
  expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeTruthy();
});

test('each queue is a tab with how many wait, and the arrow keys move between them', async () => {
  open('editor');
  const listings = await screen.findByRole('tab', { name: /^Tempat.?0$/ });
  expect(await screen.findByText(/Semua usulan tempat sudah diputuskan/)).toBeTruthy();
  listings.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /^Berita & ide.?1$/ })).toBe(document.activeElement);
  expect(await screen.findByRole('article', { name: sentIdea.title })).toBeTruthy();
});

test('a piece is read whole and published as it was sent, and the focus returns to the queue', async () => {
  const { recorded, handler } = record(decideSubmission, { success: true, publishedId: 101 });
  const card = await openPieces(handler);
  await press(card, 'Baca seluruhnya');
  expect(within(card).getByText('Paku ketiga peti menjadi satu susunan.')).toBeTruthy();
  await press(card, 'Terbitkan');
  server.use(respond(listReviewSubmissions, { submissions: [], nextCursor: null }));
  await answer('Ya, terbitkan');
  expect(await screen.findByText(/Semua kiriman sudah diputuskan/)).toBeTruthy();
  expect(toasts()).toContain('Tulisan sudah terbit.');
  expect(recorded.body).toEqual({ decision: 'accept', piece: null });
});

test('what an editor corrected is what is published', async () => {
  const { recorded, handler } = record(decideSubmission, { success: true, publishedId: 101 });
  const card = await openPieces(handler);
  await press(card, 'Perbaiki dulu');
  expect(within(card).getByRole('heading', { name: 'Perbaiki sebelum terbit' })).toBe(document.activeElement);
  expect(within(card).queryByRole('button', { name: /Gambar/ })).toBeNull();
  await user.type(within(card).getByRole('textbox', { name: 'Bahan 2' }), ' 5 cm');
  await press(card, 'Terbitkan hasil perbaikan');
  await waitFor(() => expect(toasts()).toContain('Tulisan sudah terbit.'));
  expect(recorded.body).toEqual({
    decision: 'accept',
    piece: { ...sentIdea, materials: ['Peti buah, 3 buah', 'Paku, segenggam 5 cm'] },
  });
});

test('a correction that the contract refuses is told beside its field', async () => {
  const fields = { 'piece.steps.1.text': 'Isi paling sedikit 10 karakter.' };
  const card = await openPieces(respondError(decideSubmission, 400, 'invalid_input', fields));
  await press(card, 'Perbaiki dulu');
  await press(card, 'Terbitkan hasil perbaikan');
  const step = within(card).getByRole('group', { name: 'Langkah 2' });
  await waitFor(() =>
    expect(within(step).getByRole('textbox', { name: 'Yang dilakukan' })).toBe(document.activeElement),
  );
  expect(within(step).getByText('Isi paling sedikit 10 karakter.')).toBeTruthy();
});

test('a rejection carries its reason; without one the dialog asks for it', async () => {
  const card = await openPieces(
    respondError(decideSubmission, 400, 'invalid_input', { reason: 'Isi paling sedikit 3 karakter.' }),
  );
  await press(card, 'Tolak');
  await answer('Tolak kiriman');
  expect(await screen.findByText('Isi paling sedikit 3 karakter.')).toBeTruthy();
  const { recorded, handler } = record(decideSubmission, { success: true, publishedId: null });
  server.use(handler);
  await user.type(screen.getByLabelText('Alasan'), 'Belum jelas.');
  await answer('Tolak kiriman');
  await waitFor(() => expect(toasts()).toContain('Kiriman ditolak.'));
  expect(recorded.body).toEqual({ decision: 'reject', reason: 'Belum jelas.' });
});

test('who comes second is told, and the list is asked for anew', async () => {
  const card = await openPieces(respondError(decideSubmission, 409, 'already_decided'));
  await press(card, 'Terbitkan');
  server.use(respond(listReviewSubmissions, { submissions: [], nextCursor: null }));
  await answer('Ya, terbitkan');
  await waitFor(() => expect(toasts()).toContain('sudah diputuskan'));
  expect(await screen.findByText(/Semua kiriman sudah diputuskan/)).toBeTruthy();
});

test('without a network the decision is not lost in silence', async () => {
  const card = await openPieces(loseNetwork(decideSubmission));
  await press(card, 'Terbitkan');
  await answer('Ya, terbitkan');
  await waitFor(() => expect(toasts()).toContain('Belum tersimpan.'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('news is read as an article', async () => {
  open(
    'editor',
    respond(listReviewSubmissions, { submissions: [{ ...reviewed, piece: sentNews }], nextCursor: null }),
  );
  await user.click(await screen.findByRole('tab', { name: /Berita & ide/ }));
  const card = await screen.findByRole('article', { name: sentNews.title });
  await press(card, 'Baca seluruhnya');
  expect(within(card).getByText('Catatan pengurus')).toBeTruthy();
});
