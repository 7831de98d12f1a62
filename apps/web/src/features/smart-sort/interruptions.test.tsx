import { getMe } from '@app/contract/account';
import { errorText } from '@app/contract/errors';
import { giveFeedback, listScans, type Scan } from '@app/contract/smart-sort';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import {
  respondClassification,
  choose,
  classification,
  openSmartSort,
  photo,
  send,
} from '#test/smart-sort.tsx';

afterEach(() => vi.unstubAllGlobals());

const route = '*/api/upload/classify';
const scanId = '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b11';
const result = () => screen.findByRole('heading', { name: 'Hasil Klasifikasi' });
const history = (scans: Scan[]) =>
  respond(listScans, { scans, nextCursor: null, keepPhotos: true, teachPhotos: false });
const asMember = (...handlers: Parameters<typeof openSmartSort>) => {
  localStorage.setItem('token', 'kept');
  return openSmartSort(...handlers, respond(getMe, { user: sari }), history([]));
};
/** Simulates the storage event of a sign-in or sign-out in another tab. */
const changeInOtherTab = (token: string | null) =>
  act(() => {
    if (token) localStorage.setItem('token', token);
    else localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });

test('one photo is sent, and a photo that comes meanwhile does not take its place', async () => {
  let sent = 0;
  openSmartSort(
    http.post(route, async () => {
      sent += 1;
      await delay(100);
      return HttpResponse.json({
        success: true,
        data: { classification: classification('organik'), scanId: null },
      });
    }),
  );
  await choose(photo('pertama.jpg'));
  fireEvent.drop(screen.getByRole('region', { name: 'Unggah foto' }), {
    dataTransfer: { files: [photo('kedua.jpg')] },
  });
  expect(screen.getByText('pertama.jpg')).toBeTruthy();
  await result();
  expect(sent).toBe(1);
});

test('who sent too many photos today is told the hours, not the seconds', async () => {
  openSmartSort(
    http.post(route, () =>
      HttpResponse.json(
        { success: false, code: 'too_many_requests', message: errorText.too_many_requests, requestId: 'r' },
        { status: 429, headers: { 'retry-after': '50000' } },
      ),
    ),
  );
  await send();
  expect(await screen.findByRole('button', { name: 'Coba lagi dalam 14 jam' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('when the decoder of an iPhone photo cannot be fetched, the network is to blame and the photo stays', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = () => {};
      postMessage = () => void setTimeout(() => this.dispatchEvent(new Event('error')));
    },
  );
  openSmartSort();
  const brands = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  await choose(new File([brands], 'IMG_1.HEIC', { type: 'image/heic' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Terjadi KesalahanKesalahan jaringan. Periksa koneksi internet Anda.',
  );
  expect(screen.getByText('IMG_1.HEIC')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

test('the last word about an answer reaches the server last, however slow the first is', async () => {
  const sentFeedback: unknown[] = [];
  const first = Promise.withResolvers<void>();
  asMember(
    respondClassification(classification('plastik'), scanId),
    http.post(`*/api${giveFeedback.path}`, async ({ request }) => {
      sentFeedback.push(await request.json());
      if (sentFeedback.length === 1) await first.promise;
      return HttpResponse.json({ success: true });
    }),
  );
  const user = await send();
  await user.click(await screen.findByRole('button', { name: 'Benar' }));
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  await user.click(screen.getByRole('button', { name: 'Salah' }));
  await user.click(screen.getByRole('button', { name: 'Kaca' }));
  await waitFor(() => expect(sentFeedback).toEqual([{ correct: true }]));
  first.resolve();
  await waitFor(() => expect(sentFeedback.at(-1)).toEqual({ correct: false, material: 'kaca' }));
});

test('another person who signs in does not see the photo and the answer of the one before', async () => {
  asMember(respondClassification(classification('plastik'), scanId));
  await screen.findByRole('region', { name: 'Riwayat' });
  await send();
  await result();
  server.use(respond(getMe, { user: { ...sari, _id: '7c0f2a5e-53f5-4a5c-8c43-6b0cf2a0f3ad' } }));
  changeInOtherTab('budi');
  expect(await screen.findByRole('region', { name: 'Unggah foto' })).toBeTruthy();
  expect(screen.queryByAltText('Foto yang Anda kirim')).toBeNull();
});

test('who signed out in another tab keeps the advice; a word about it is not sent any more', async () => {
  // No handler for feedback: a request would fail this test.
  asMember(respondClassification(classification('plastik'), scanId));
  await screen.findByRole('region', { name: 'Riwayat' });
  const user = await send();
  await result();
  changeInOtherTab(null);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Riwayat' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Benar' }));
  expect(await screen.findByText(/Masuk agar koreksi Anda tersimpan/)).toBeTruthy();
});

test('a kept photo is fetched once; when its address is too old, the next list brings a new one', async () => {
  const scan = (signature: string): Scan => ({
    _id: scanId,
    verdict: 'sure',
    suspected: null,
    material: 'plastik',
    categoryName: 'Plastik',
    confidence: 92.1,
    createdAt: '2026-11-15T02:01:00.000Z',
    computedOn: 'server',
    feedback: null,
    thumbnail: `http://localhost/photos/a.small.jpg?${signature}`,
  });
  asMember(history([scan('satu')]), respondClassification(classification('kaca'), scanId));
  const region = within(await screen.findByRole('region', { name: 'Riwayat' }));
  const picture = () => region.queryByRole('img', { name: 'Foto Plastik' });
  const address = () => picture()?.getAttribute('src')?.split('?')[1];
  await waitFor(() => expect(address()).toBe('satu'));
  fireEvent.load(picture()!);

  let lists = 0;
  server.use(
    http.get('*/api/scans', () => {
      lists += 1;
      return HttpResponse.json({
        scans: [scan('dua')],
        nextCursor: null,
        keepPhotos: true,
        teachPhotos: false,
      });
    }),
  );
  await send();
  await result();
  await waitFor(() => expect(lists).toBe(1));
  expect(address()).toBe('satu');
  fireEvent.error(picture()!);
  await waitFor(() => expect(address()).toBe('dua'));
  fireEvent.error(picture()!);
  await waitFor(() => expect(picture()).toBeNull());
});
