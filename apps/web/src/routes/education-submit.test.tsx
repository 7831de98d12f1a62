import { getMe } from '@app/contract/account';
import {
  listMySubmissions,
  type Submission,
  submitPiece,
  uploadPicture,
  withdrawSubmission,
} from '@app/contract/education-submission';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { sentIdea, submission } from '#test/education.ts';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { installPhotos, photo } from '#test/smart-sort.tsx';
import { toasts, visit } from '#test/visit.tsx';
import EducationSubmit from './education-submit.tsx';
import MembersOnly from './members-only.tsx';

const pictureId = '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b31';
const user = userEvent.setup({ applyAccept: false });

beforeEach(() => {
  installModalDialogs();
  installPhotos();
  window.scrollTo = vi.fn<() => void>();
});

function open(kind: 'berita' | 'inovasi', mine: Submission[] = [], ...handlers: RequestHandler[]) {
  localStorage.setItem('token', 'kept');
  server.use(...handlers, respond(getMe, { user: sari }), respond(listMySubmissions, { submissions: mine }));
  return visit(`/education/kirim?jenis=${kind}`, [
    { Component: MembersOnly, children: [{ path: '/education/kirim', Component: EducationSubmit }] },
  ]);
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const materials = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Bahan/ });

test('Enter opens the next material, Backspace in an empty one takes it away', async () => {
  open('inovasi');
  await user.type(await field('Bahan 1'), 'Ember{Enter}Keran{Enter}');
  expect(materials().map(({ value }) => value)).toEqual(['Ember', 'Keran', '']);
  expect(document.activeElement).toBe(materials()[2]);
  await user.keyboard('{Backspace}');
  expect(materials().map(({ value }) => value)).toEqual(['Ember', 'Keran']);
  expect(document.activeElement).toBe(materials()[1]);
});

test('a sentence stays beside its row when a row before it goes', async () => {
  open(
    'inovasi',
    [],
    respondError(submitPiece, 400, 'invalid_input', { 'materials.1': 'Isi paling sedikit 2 karakter.' }),
  );
  await user.type(await field('Bahan 1'), 'Ember{Enter}K');
  await press('Kirim ke Editor');
  await waitFor(() => expect(materials()[1]?.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(materials()[1]);
  await press('Hapus bahan 1');
  expect(materials().map((input) => [input.value, input.getAttribute('aria-invalid')])).toEqual([
    ['K', 'true'],
  ]);
});

test('pressing twice sends once; rows that stayed empty are not sent', async () => {
  const bodies: unknown[] = [];
  open(
    'inovasi',
    [],
    http.post('*/api/education/submissions', async ({ request }) => {
      bodies.push(await request.json());
      await delay(50);
      return HttpResponse.json({ success: true, submission: submission({ piece: sentIdea }) });
    }),
  );
  await user.type(await field('Bahan 1'), 'Ember{Enter}');
  await press('Tambah langkah');
  await press('Tambah sumber');
  await user.type(await field('Waktu pengerjaan'), '1,5');
  await user.selectOptions(screen.getByLabelText('Satuan waktu'), 'jam');
  await user.dblClick(await screen.findByRole('button', { name: 'Kirim ke Editor' }));
  expect(await screen.findByRole('heading', { name: 'Tulisan Anda sudah kami terima' })).toBe(
    document.activeElement,
  );
  expect(bodies).toMatchObject([{ kind: 'innovation', minutes: 90, materials: ['Ember'], sources: [] }]);
  expect((bodies[0] as { steps: unknown[] }).steps).toHaveLength(2);
  expect(localStorage.getItem(`kiriman:${sari._id}:innovation`)).toBeNull();
});

test('when the network is away the draft stays and the page says so', async () => {
  const { unmount } = open('berita', [], loseNetwork(submitPiece));
  await user.type(await field('Judul'), 'Kabar dari kampung');
  await press('Kirim ke Editor');
  expect((await screen.findByRole('alert')).textContent).toContain('Isian Anda tetap tersimpan.');
  unmount();
  open('berita');
  expect((await field('Judul')).value).toBe('Kabar dari kampung');
  expect(screen.getByText(/kami buka kembali/)).toBeTruthy();
});

test('who sent five pieces today is told to go on tomorrow', async () => {
  open('berita', [], respondError(submitPiece, 429, 'submissions_spent'));
  await press('Kirim ke Editor');
  expect((await screen.findByRole('alert')).textContent).toContain('Lanjutkan besok.');
});

test('the preview shows what was written, says what is missing, and leads back', async () => {
  open('inovasi');
  await user.type(await field('Judul'), 'Rak sepatu');
  await user.type(await field('Bahan 1'), 'Peti buah');
  await press('Lihat Pratinjau');
  expect(await screen.findByRole('heading', { name: 'Rak sepatu', level: 2 })).toBeTruthy();
  expect(screen.getByText('Peti buah')).toBeTruthy();
  expect(screen.getAllByText('Belum diisi').length).toBeGreaterThan(1);
  await press('Kembali Menulis');
  expect((await field('Judul')).value).toBe('Rak sepatu');
});

test('a refusal in the preview leads to the field', async () => {
  open(
    'berita',
    [],
    respondError(submitPiece, 400, 'invalid_input', { title: 'Isi paling sedikit 10 karakter.' }),
  );
  await press('Lihat Pratinjau');
  await press('Kirim ke Editor');
  await waitFor(async () => expect(await field('Judul')).toBe(document.activeElement));
});

test('a picture goes along with the piece, and can be removed', async () => {
  const sent = record(submitPiece, { success: true, submission: submission() });
  open(
    'berita',
    [],
    respond(uploadPicture, { success: true, pictureId, picture: '/photos/x' }),
    sent.handler,
  );
  await user.upload(await screen.findByLabelText('Pilih Gambar', { selector: 'input' }), photo());
  expect(await screen.findByRole('img', { name: 'Gambar yang Anda unggah' })).toHaveProperty(
    'src',
    'blob:photo-1',
  );
  await press('Hapus Gambar');
  expect(screen.queryByRole('img', { name: 'Gambar yang Anda unggah' })).toBeNull();
  await user.upload(await screen.findByLabelText('Pilih Gambar', { selector: 'input' }), photo());
  await screen.findByRole('img', { name: 'Gambar yang Anda unggah' });
  await press('Kirim ke Editor');
  await screen.findByRole('heading', { name: 'Tulisan Anda sudah kami terima' });
  expect(sent.recorded.body).toMatchObject({ pictureId });
});

test('a picture that is no longer there is asked for again', async () => {
  open(
    'berita',
    [],
    respond(uploadPicture, { success: true, pictureId, picture: '/photos/x' }),
    respondError(submitPiece, 409, 'picture_gone', {
      pictureId: 'Gambar ini sudah tidak tersimpan. Unggah sekali lagi.',
    }),
  );
  await user.upload(await screen.findByLabelText('Pilih Gambar', { selector: 'input' }), photo());
  await screen.findByRole('img', { name: 'Gambar yang Anda unggah' });
  await press('Kirim ke Editor');
  expect((await screen.findByRole('alert')).textContent).toContain('Unggah sekali lagi.');
  expect(screen.queryByRole('img', { name: 'Gambar yang Anda unggah' })).toBeNull();
});

test('a picture that was refused says why', async () => {
  open('berita', [], respondError(uploadPicture, 429, 'pictures_spent'));
  await user.upload(await screen.findByLabelText('Pilih Gambar', { selector: 'input' }), photo());
  expect((await screen.findByRole('alert')).textContent).toContain('mengunggah banyak gambar hari ini');
});

const rejected = submission({ piece: sentIdea, state: 'rejected', reason: 'Ukuran paku belum ada.' });

test('what became of each piece is told, and a published one is a press away', async () => {
  const published = submission({ _id: pictureId, state: 'accepted', publishedId: 104 });
  open('berita', [published, rejected]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Baca tulisannya' }).getAttribute('href')).toBe(
    '/education/news/104',
  );
  expect(second!.textContent).toContain('Alasan: Ukuran paku belum ada.');
});

test('a rejected piece becomes a draft again, unless another is being written', async () => {
  open('berita', [rejected]);
  await press('Perbaiki dan kirim lagi');
  expect((await field('Bahan 2')).value).toBe('Paku, segenggam');
  expect((await field('Waktu pengerjaan')).value).toBe('2');
  await press('Perbaiki dan kirim lagi');
  await waitFor(() => expect(toasts()).toContain('Kirim atau kosongkan dulu'));
});

test('a piece that waits is taken back', async () => {
  open('berita', [submission()], respond(withdrawSubmission, { success: true }));
  await press(/^Tarik kembali/);
  server.use(respond(listMySubmissions, { submissions: [] }));
  await press('Ya, Tarik');
  expect(await screen.findByText('Belum ada kiriman dari Anda.')).toBeTruthy();
  expect(toasts()).toContain('Kiriman sudah ditarik.');
});
