import { getMe } from '@app/contract/account';
import {
  deleteScan,
  giveFeedback,
  listScans,
  type Scan,
  setLearningConsent,
  setPhotoConsent,
} from '@app/contract/smart-sort';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { respondClassification, classification, openSmartSort, send } from '#test/smart-sort.tsx';
import { toasts } from '#test/visit.tsx';

installModalDialogs();

const scan = (number: number, change: Partial<Scan> = {}): Scan => ({
  _id: `0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b${10 + number}`,
  verdict: 'sure',
  suspected: null,
  material: 'plastik',
  categoryName: 'Plastik',
  confidence: 92.1,
  createdAt: `2026-11-15T02:0${number}:00.000Z`,
  computedOn: 'server',
  feedback: null,
  thumbnail: null,
  ...change,
});
const page = (scans: Scan[], nextCursor: string | null = null, keepPhotos = false, teachPhotos = false) =>
  respond(listScans, { scans, nextCursor, keepPhotos, teachPhotos });

/** The first matching handler responds. */
function openAsMember(...handlers: Parameters<typeof openSmartSort>) {
  localStorage.setItem('token', 'kept');
  return openSmartSort(...handlers, respond(getMe, { user: sari }), page([scan(1)]));
}
const history = async () => within(await screen.findByRole('region', { name: 'Riwayat' }));
const rows = async () => (await history()).findAllByRole('listitem');

test('a member goes back to the dashboard and sees no invitation', async () => {
  openAsMember();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Kembali' }).getAttribute('href')).toBe('/dashboard'),
  );
  expect(screen.queryByText(/Masuk untuk menyimpan riwayat/)).toBeNull();
});

test('the word about an answer is sent, and taken back when it cannot be', async () => {
  const { recorded, handler } = record(giveFeedback, { success: true });
  openAsMember(
    respondClassification(classification('plastik'), scan(1)._id),
    loseNetwork(giveFeedback),
    page([]),
  );
  const user = await send();
  await user.click(await screen.findByRole('button', { name: 'Benar' }));
  await waitFor(() => expect(toasts()).toContain('Jawaban Anda belum tersimpan.'));
  expect(screen.queryByText('Anda menjawab: Benar')).toBeNull();
  server.use(handler);
  await user.click(screen.getByRole('button', { name: 'Salah' }));
  await user.click(screen.getByRole('button', { name: 'Bukan salah satunya' }));
  expect(await screen.findByText('Terima kasih. Jawaban Anda tersimpan.')).toBeTruthy();
  await waitFor(() => expect(recorded.body).toEqual({ correct: false, material: null }));
  expect(recorded.authorization).toBe('Bearer kept');
});

test('the history lists the scans with what was said of them, and more on demand', async () => {
  openAsMember(
    http.get('*/api/scans', ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('cursor') === 'lanjut';
      const scans = isSecond
        ? [scan(3, { verdict: 'unsure', categoryName: 'Belum yakin', confidence: 44 })]
        : [scan(1), scan(2, { feedback: { correct: false, material: 'kaca' } })];
      return HttpResponse.json({
        scans,
        nextCursor: isSecond ? null : 'lanjut',
        keepPhotos: false,
        teachPhotos: false,
      });
    }),
  );
  expect(await rows()).toHaveLength(2);
  expect((await rows())[1]!.textContent).toContain('Anda menjawab: Kaca');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan lebih banyak' }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect((await rows())[2]!.textContent).toContain('Belum yakin44% · Keyakinan rendah');
  expect(screen.queryByRole('button', { name: 'Tampilkan lebih banyak' })).toBeNull();
});

test('a scan in the history gets its word there too', async () => {
  const { recorded, handler } = record(giveFeedback, { success: true });
  openAsMember(handler);
  await userEvent.click(await (await history()).findByRole('button', { name: 'Benar' }));
  expect((await history()).getByText('Anda menjawab: Benar')).toBeTruthy();
  await waitFor(() => expect(recorded.body).toEqual({ correct: true }));
});

test('a scan is deleted after a question', async () => {
  openAsMember(respond(deleteScan, { success: true }), page([scan(1), scan(2)]));
  await rows();
  await userEvent.click(screen.getAllByRole('button', { name: /^Hapus Plastik, 15 November 2026/ })[0]!);
  const dialog = within(screen.getByRole('dialog', { name: 'Hapus dari riwayat?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ya, Hapus' }));
  await waitFor(() => expect(toasts()).toContain('Sudah dihapus dari riwayat.'));
  expect(await rows()).toHaveLength(1);
});

test('photos are kept only after the member says so', async () => {
  const { recorded, handler } = record(setPhotoConsent, { success: true });
  openAsMember(handler);
  const consent = await screen.findByRole('switch', { name: 'Simpan foto saya bersama riwayat' });
  expect(consent).toHaveProperty('checked', false);
  server.use(page([scan(1)], null, true));
  fireEvent.click(consent);
  // At once, not when the server has answered.
  expect(consent).toHaveProperty('checked', true);
  await waitFor(() => expect(toasts()).toContain('Foto berikutnya akan disimpan.'));
  expect(recorded.body).toEqual({ keep: true });
  expect(consent).toHaveProperty('checked', true);
});

test('the model learns from photos only after another yes, and only while they are kept', async () => {
  openAsMember();
  const name = 'Foto saya boleh dipakai untuk mengajari PilahBumi';
  const early = await screen.findByRole('switch', { name });
  expect([early.hasAttribute('disabled'), early.getAttribute('aria-checked')]).toEqual([true, 'false']);
  expect(screen.getByText(/Nyalakan dulu pilihan di atas/)).toBeTruthy();
  const { handler } = record(setPhotoConsent, { success: true });
  server.use(handler, page([scan(1)], null, true));
  fireEvent.click(screen.getByRole('switch', { name: 'Simpan foto saya bersama riwayat' }));
  await waitFor(() => expect(early.hasAttribute('disabled')).toBe(false));
  expect(screen.getByText(/dilihat sedikitnya dua orang tim tanpa nama Anda/)).toBeTruthy();

  const { recorded, handler: teaching } = record(setLearningConsent, { success: true });
  server.use(teaching, page([scan(1)], null, true, true));
  fireEvent.click(early);
  await waitFor(() => expect(toasts()).toContain('Nilai hasilnya benar atau salah'));
  expect(recorded.body).toEqual({ teach: true });
  server.use(page([scan(1)], null, true, false));
  fireEvent.click(screen.getByRole('switch', { name }));
  await waitFor(() => expect(toasts()).toContain('Izin ditarik.'));
  expect(recorded.body).toEqual({ teach: false });
});

test('an empty history invites, a history that cannot be fetched can be asked for again', async () => {
  openAsMember(loseNetwork(listScans));
  expect(await screen.findByText('Anda sedang luring')).toBeTruthy();
  server.use(page([]));
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByRole('heading', { name: 'Belum ada klasifikasi' })).toBeTruthy();
});

test('a session that is over elsewhere does not stop the next try', async () => {
  openAsMember(
    respondError(listScans, 500, 'internal'),
    http.post('*/api/upload/classify', ({ request }) =>
      request.headers.has('authorization')
        ? HttpResponse.json(
            {
              success: false,
              code: 'not_signed_in',
              message: 'Silakan masuk terlebih dahulu.',
              requestId: 'r',
            },
            { status: 401 },
          )
        : HttpResponse.json({
            success: true,
            data: { classification: classification('organik'), scanId: null },
          }),
    ),
  );
  await screen.findByText('Riwayat belum bisa dimuat');
  server.use(respondError(getMe, 401, 'not_signed_in'));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Silakan masuk terlebih dahulu.');
  await waitFor(() => expect(warned).toHaveBeenCalled());
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Hasil Klasifikasi' })).toBeTruthy();
});
