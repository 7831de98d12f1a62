import { errorText } from '@app/contract/errors';
import { classifyPhoto } from '@app/contract/smart-sort';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { loseNetwork, respondError } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import {
  respondClassification,
  choose,
  classification,
  openSmartSort,
  photo,
  send,
} from '#test/smart-sort.tsx';

const route = '*/api/upload/classify';
const panel = () => screen.getByRole('region', { name: 'Unggah foto' });
const result = () => screen.findByRole('heading', { name: 'Hasil Klasifikasi' });

test('the page says how it works, what one gets and which kinds it knows', () => {
  openSmartSort();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PilahBumi AI');
  expect(screen.getByRole('heading', { name: 'Cara Kerja' })).toBeTruthy();
  for (const step of ['Unggah foto', 'Analisis AI', 'Dapatkan hasil'])
    expect(screen.getByText(step)).toBeTruthy();
  expect(screen.getByText(/^Model CNN/)).toBeTruthy();
  for (const name of ['Tips daur ulang', 'Lokasi pembuangan terdekat', 'Ide kerajinan', 'Dampak lingkungan'])
    expect(screen.getByText(name)).toBeTruthy();
  for (const name of ['Organik', 'Plastik', 'Kertas', 'Kaca', 'Logam'])
    expect(screen.getByText(name)).toBeTruthy();
});

test('a visitor goes back to the home page', async () => {
  openSmartSort();
  expect((await screen.findByRole('link', { name: 'Kembali' })).getAttribute('href')).toBe('/');
});

test('the first button of a phone opens the camera', () => {
  openSmartSort();
  expect(screen.getByLabelText('Ambil Foto', { selector: 'input' }).getAttribute('capture')).toBe(
    'environment',
  );
  expect(
    screen.getByLabelText('Pilih dari Galeri', { selector: 'input' }).getAttribute('capture'),
  ).toBeNull();
});

test('the gallery offers the kinds of pictures that are taken', () => {
  openSmartSort();
  const { accept } = screen.getByLabelText<HTMLInputElement>('Pilih dari Galeri', { selector: 'input' });
  for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
    expect(accept.split(',')).toContain(type);
});

test('a chosen photo shows its name and its size and can be removed', async () => {
  openSmartSort(http.post(route, () => new Promise<never>(() => {})));
  const user = await choose(photo('botol.jpg'));
  expect(await screen.findByAltText('Foto yang dipilih: botol.jpg')).toBeTruthy();
  expect(within(panel()).getAllByText('2 KB')[0]).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Batalkan' }));
  await user.click(screen.getByRole('button', { name: 'Hapus foto' }));
  expect(screen.getByRole('heading', { name: 'Letakkan satu benda di tempat terang' })).toBeTruthy();
  expect(document.activeElement).toBe(panel());
});

test('a file that only calls itself a photo is refused, and so is an empty one', async () => {
  openSmartSort();
  await choose(new File(['<html>'], 'foto.jpg', { type: 'image/jpeg' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`Terjadi Kesalahan${errorText.photo_type}`);
  await choose(new File([], 'kosong.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toContain(errorText.photo_type);
  expect(screen.queryByRole('button', { name: 'Klasifikasi Sekarang' })).toBeNull();
});

test('a photo over 5 MB that cannot be made smaller is refused', async () => {
  openSmartSort();
  const bytes = new Uint8Array(5_242_881);
  bytes.set([0xff, 0xd8, 0xff]);
  await choose(new File([bytes], 'besar.jpg', { type: 'image/jpeg' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Terjadi KesalahanFile terlalu besar. Pilih gambar yang lebih kecil dari 5MB.',
  );
});

test('the area takes the first file of a drop, lights up under it, and asks for a photo when there is none', async () => {
  openSmartSort(http.post(route, () => new Promise<never>(() => {})));
  fireEvent.dragOver(panel(), { dataTransfer: { files: [] } });
  expect(screen.getByRole('heading', { name: 'Lepaskan foto di sini' })).toBeTruthy();
  fireEvent.drop(panel(), { dataTransfer: { files: [] } });
  expect(await screen.findByText('Silakan pilih gambar terlebih dahulu')).toBeTruthy();
  fireEvent.drop(panel(), { dataTransfer: { files: [photo('satu.jpg'), photo('dua.jpg')] } });
  expect(await screen.findByText('satu.jpg')).toBeTruthy();
  expect(screen.queryByText('Silakan pilih gambar terlebih dahulu')).toBeNull();
});

test('a pasted photo is chosen', async () => {
  openSmartSort(http.post(route, () => new Promise<never>(() => {})));
  fireEvent.paste(document.body, { clipboardData: { files: [photo('tempel.jpg')] } });
  expect(await screen.findByText('tempel.jpg')).toBeTruthy();
});

test('a chosen photo starts by itself, says in words what happens, and can be given up; the photo stays', async () => {
  openSmartSort(http.post(route, () => new Promise<never>(() => {})));
  const user = await choose(photo());
  expect(screen.getByRole('progressbar', { name: 'Kemajuan klasifikasi' })).toBeTruthy();
  expect(await screen.findByText(/^(Mengirim|Memeriksa) foto\.\.\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Batalkan' }));
  expect(screen.getByText('Dibatalkan. Foto Anda masih ada di sini.')).toBeTruthy();
  expect(screen.getByText('botol.jpg')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Klasifikasi Sekarang' })).toHaveProperty('disabled', false);
});

test('the answer takes the place of the panel and the focus; "Klasifikasi Lagi" returns', async () => {
  openSmartSort(respondClassification(classification('plastik')));
  const user = await send();
  const heading = await result();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('region', { name: 'Unggah foto' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Klasifikasi Lagi' })[0]!);
  expect(await screen.findByRole('heading', { name: 'Letakkan satu benda di tempat terang' })).toBeTruthy();
  expect(screen.queryByText('botol.jpg')).toBeNull();
});

const failures: [string, Parameters<typeof openSmartSort>[0], string][] = [
  [
    'the server refuses with a sentence',
    respondError(classifyPhoto, 422, 'photo_unreadable'),
    errorText.photo_unreadable,
  ],
  [
    'a refusal comes without one',
    http.post(route, () => HttpResponse.json({ success: false })),
    'Upload gagal',
  ],
  [
    'somebody else than the API answers',
    http.post(route, () => new HttpResponse('x', { status: 502 })),
    'Server error: 502',
  ],
  ['there is no network', loseNetwork(classifyPhoto), 'Kesalahan jaringan. Periksa koneksi internet Anda.'],
  [
    'the answer makes no sense',
    http.post(route, () => HttpResponse.json({ success: true })),
    'Terjadi kesalahan. Silakan coba lagi.',
  ],
];
test.each(failures)(
  'when %s, the box says so, and the same photo is tried again',
  async (_, handler, sentence) => {
    openSmartSort(handler);
    const user = await send();
    expect((await screen.findByRole('alert')).textContent).toBe(`Terjadi Kesalahan${sentence}`);
    expect(screen.getByText('botol.jpg')).toBeTruthy();
    server.use(respondClassification(classification('organik')));
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await result()).toBeTruthy();
    expect(screen.queryByText('Terjadi Kesalahan')).toBeNull();
  },
);

test.each([503, 429])('a server that answers %s is left alone for as long as it asks', async (status) => {
  openSmartSort(
    http.post(route, () =>
      HttpResponse.json(
        { success: false, code: 'classifier_busy', message: errorText.classifier_busy, requestId: 'r' },
        { status, headers: { 'retry-after': '3' } },
      ),
    ),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fireEvent.change(screen.getByLabelText('Pilih Foto', { selector: 'input' }), {
    target: { files: [photo()] },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(errorText.classifier_busy);
  expect(screen.getByRole('button', { name: 'Coba lagi dalam 3 detik' })).toHaveProperty('disabled', true);
  await act(async () => vi.advanceTimersByTime(3000));
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toHaveProperty('disabled', false);
  vi.useRealTimers();
});
