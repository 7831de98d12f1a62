import { getMe } from '@app/contract/account';
import { labelPhoto, nextLearningPhoto } from '@app/contract/learning';
import { reviewOverview } from '@app/contract/review';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respond, respondError } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import Gate from './review.tsx';

const user = userEvent.setup();
const counts = { waiting: 2, labelled: 1234, setAside: 5, withdrawn: 3 };
const photoOf = (letter: string) => ({
  _id: `${letter.repeat(8)}-0000-4000-8000-000000000000`,
  address: `http://localhost/photos/${letter}.jpg`,
});
const [one, two] = [photoOf('a'), photoOf('b')];
const shows = (photo: typeof one | null, change = {}) =>
  respond(nextLearningPhoto, { photo, counts: { ...counts, ...change } });

// Preloads the lazy parts, because loading them inside a test is too slow on a busy machine.
beforeAll(() =>
  Promise.all([
    import('#web/features/learning/components/learning-queue.tsx'),
    import('#web/features/review/components/staff-entrance.tsx'),
  ]),
);

function open(...handlers: Parameters<typeof server.use>) {
  localStorage.setItem('token', 'kept');
  server.use(
    ...handlers,
    respond(getMe, { user: { ...sari, role: 'editor' } }),
    respond(reviewOverview, { queues: [{ key: 'learning', waiting: 2 }] }),
    shows(one),
  );
  return visit('/kelola', [{ path: '/kelola', Component: Gate }]);
}
const photo = () => screen.findByRole('img', { name: 'Foto yang perlu Anda beri label' });
const sourceOf = async () => (await photo()).getAttribute('src');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('a photo is shown with the seven answers, and refusing stands apart', async () => {
  open();
  expect(await sourceOf()).toBe(one.address);
  const answers = within(screen.getByRole('group', { name: 'Benda apa ini?' })).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Organik',
    'Plastik',
    'Kertas',
    'Kaca',
    'Logam',
    'Residu',
    'B3 & elektronik',
    'Tidak jelas',
  ]);
  const refusals = within(screen.getByRole('group', { name: 'Foto ini tidak boleh dipakai' }));
  expect(refusals.getAllByRole('button')).toHaveLength(4);
  expect(screen.getByText('1.234')).toBeTruthy();
  expect(screen.getByText('ditarik pemiliknya')).toBeTruthy();
});

test('an answer is sent, the next photo comes and the focus is at the top', async () => {
  const { recorded, handler } = record(labelPhoto, { success: true });
  open(handler);
  await photo();
  server.use(shows(two));
  await press('B3 & elektronik');
  await waitFor(async () => expect(await sourceOf()).toBe(two.address));
  expect(recorded.body).toEqual({ answer: 'b3-elektronik' });
  expect(toasts()).toContain('Jawaban tersimpan.');
  expect(screen.getByRole('heading', { name: 'Foto untuk belajar' })).toBe(document.activeElement);
});

test('a photo that others decided meanwhile makes room for the next', async () => {
  open(respondError(labelPhoto, 409, 'photo_decided'));
  await photo();
  server.use(shows(two));
  await press('Ada wajah');
  await waitFor(async () => expect(await sourceOf()).toBe(two.address));
  expect(toasts()).toContain('sudah tidak menunggu');
});

test('a skipped photo is asked about again only when the person wants it', async () => {
  const skipped: (string | null)[] = [];
  open(
    http.get('*/api/review/learning', ({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      skipped.push(after);
      return HttpResponse.json({ photo: after ? null : one, counts });
    }),
  );
  await photo();
  await press('Lewati');
  expect(await screen.findByRole('heading', { name: 'Sisanya Anda lewati' })).toBeTruthy();
  await press('Lihat Lagi');
  expect(await photo()).toBeTruthy();
  expect(skipped.slice(0, 2)).toEqual([null, one._id]);
});

test('with nothing left it says so', async () => {
  open(shows(null, { waiting: 0 }));
  expect(await screen.findByText(/Semua foto sudah Anda jawab/)).toBeTruthy();
});

test('an address that is too old is replaced once; then the person is told', async () => {
  open();
  const image = await photo();
  server.use(shows({ ...one, address: 'http://localhost/photos/baru.jpg' }));
  fireEvent.error(image);
  await waitFor(async () => expect(await sourceOf()).toBe('http://localhost/photos/baru.jpg'));
  fireEvent.error(await photo());
  expect(await screen.findByText('Foto belum bisa dimuat')).toBeTruthy();
  server.use(shows({ ...one, address: 'http://localhost/photos/lagi.jpg' }));
  await press('Coba Lagi');
  await waitFor(async () => expect(await sourceOf()).toBe('http://localhost/photos/lagi.jpg'));
});

test('without a network an answer is not lost in silence, nor is the page', async () => {
  open(loseNetwork(labelPhoto));
  await photo();
  await press('Kaca');
  await waitFor(() => expect(toasts()).toContain('Belum tersimpan.'));
  expect(await sourceOf()).toBe(one.address);
});

test('a queue that cannot be loaded can be asked for again', async () => {
  open(loseNetwork(nextLearningPhoto));
  expect(await screen.findByText('Anda sedang luring')).toBeTruthy();
  server.use(shows(one));
  await press('Coba Lagi');
  expect(await photo()).toBeTruthy();
});
