import { getMe } from '@app/contract/account';
import { resendConfirmation } from '@app/contract/account-password';
import { exportAccount, getProfile, updateProfile } from '@app/contract/account-settings';
import { errorText } from '@app/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openAccount, profile } from '#test/account.tsx';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts } from '#test/visit.tsx';

const user = userEvent.setup();
const name = () => screen.findByLabelText<HTMLInputElement>('Nama Lengkap');
const save = () => screen.getByRole('button', { name: 'Simpan Perubahan' });

test('the profile is filled in as it is known, the phone as people dial it', async () => {
  openAccount();
  expect((await name()).value).toBe('Sari Wulandari');
  expect(screen.getByLabelText<HTMLInputElement>('No. Telepon').value).toBe('081234567890');
  expect(screen.getByLabelText<HTMLInputElement>('Lokasi').value).toBe('Sampang');
});

test('a changed profile is saved', async () => {
  const { recorded, handler } = record(updateProfile, { profile: { ...profile, name: 'Sari W.' } });
  openAccount(profile, handler);
  await user.clear(await name());
  await user.type(await name(), 'Sari W.');
  await user.click(screen.getByLabelText(/kabar dan tips/));
  await user.click(save());
  await waitFor(() => expect(toasts()).toBe('Profil tersimpan.'));
  expect(recorded.body).toEqual({
    name: 'Sari W.',
    phone: '081234567890',
    location: 'Sampang',
    newsletter: true,
  });
});

test('a refused field says why and keeps what was typed', async () => {
  openAccount(
    profile,
    respondError(updateProfile, 400, 'invalid_input', { phone: 'Tulis nomor telepon Indonesia.' }),
  );
  const phone = await screen.findByLabelText<HTMLInputElement>('No. Telepon');
  await user.type(phone, 'x');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('Tulis nomor telepon Indonesia.');
  expect(toasts()).toBe(errorText.invalid_input);
  expect(phone.value).toBe('081234567890x');
  expect(document.activeElement).toBe(phone);
});

test('without a network nothing typed is lost, also when another part is opened', async () => {
  openAccount(profile, loseNetwork(updateProfile));
  await user.type(await name(), ' Baru');
  await user.click(save());
  await waitFor(() =>
    expect(toasts()).toBe('Belum terkirim. Periksa koneksi internet Anda, lalu coba lagi.'),
  );
  await user.click(screen.getByRole('tab', { name: 'Data' }));
  await user.click(screen.getByRole('tab', { name: 'Profil' }));
  expect((await name()).value).toBe('Sari Wulandari Baru');
});

test('an unconfirmed address can be sent its mail again', async () => {
  openAccount({ ...profile, emailVerified: false }, respond(resendConfirmation, { success: true }));
  expect(await screen.findByText('Belum dikonfirmasi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kirim Ulang Email' }));
  await waitFor(() => expect(toasts()).toBe('Email konfirmasi telah dikirim. Silakan cek inbox Anda.'));
});

test('a confirmed address says so and needs no mail', async () => {
  openAccount();
  expect(await screen.findByText('Terkonfirmasi')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Kirim Ulang Email' })).toBeNull();
});

test('a profile that cannot be fetched may be asked for again', async () => {
  openAccount(profile, loseNetwork(getProfile));
  const box = within(await screen.findByRole('alert'));
  expect(box.getByText('Anda sedang luring')).toBeTruthy();
  server.use(respond(getProfile, { profile }));
  await user.click(box.getByRole('button', { name: 'Coba Lagi' }));
  await name();
});

test('a session that was ended elsewhere leads to the login page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  openAccount(profile, respondError(updateProfile, 401, 'not_signed_in'));
  await name();
  server.use(respondError(getMe, 401, 'not_signed_in'));
  await user.click(save());
  expect(await screen.findByText('di /login?next=/akun')).toBeTruthy();
});

/** jsdom's files have no text(). */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });

test('my data come as one file', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:data';
      },
    }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const data = {
    exportedAt: '2026-11-15T02:00:00.000Z',
    profile,
    consents: [],
    sessions: [],
    scans: [],
    learning: { photos: [], votes: [] },
    suggestions: [],
    confirmations: [],
    marks: [],
    submissions: [],
    posts: [],
    replies: [],
    conduct: {
      muted: [],
      followed: [],
      likedPosts: [],
      likedReplies: [],
      reports: [],
      decisions: [],
      appeals: [],
    },
    auditLog: [],
  };
  openAccount(profile, respond(exportAccount, data), '?bagian=data');
  await user.click(await screen.findByRole('button', { name: 'Unduh Data Saya' }));
  await waitFor(() => expect(toasts()).toBe('Berkas data Anda sudah diunduh.'));
  const link = clicked.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toMatch(/^pilahbumi-data-saya-20\d\d-\d\d-\d\d\.json$/);
  expect(JSON.parse(await textOf(files[0]!))).toEqual(data);
});

test('data that break off on the way are no file, and the page says so', async () => {
  const created = vi.fn<() => string>();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: created }));
  const brokenOff = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"scans": ['));
      setTimeout(() => controller.error(new TypeError('terminated')), 20);
    },
  });
  openAccount(
    profile,
    http.get('*/api/account/export', () => new HttpResponse(brokenOff)),
    '?bagian=data',
  );
  await user.click(await screen.findByRole('button', { name: 'Unduh Data Saya' }));
  await waitFor(() =>
    expect(toasts()).toBe('Data belum terunduh. Periksa koneksi internet Anda, lalu coba lagi.'),
  );
  expect(created).not.toHaveBeenCalled();
});
