import {
  deleteAccount,
  listSessions,
  revokeAllSessions,
  revokeSession,
  type Session,
} from '@app/contract/account-settings';
import { errorText } from '@app/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAccount, profile } from '#test/account.tsx';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts } from '#test/visit.tsx';

installModalDialogs();
const user = userEvent.setup();

const session = (change: Partial<Session>): Session => ({
  id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b12',
  device: 'Chrome di Android',
  createdAt: '2026-11-15T02:02:00.000Z',
  expiresAt: '2026-12-15T02:02:00.000Z',
  current: false,
  ...change,
});
const sessions = [
  session({ current: true }),
  session({ id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b13', device: 'Firefox di Windows' }),
  session({ id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b14', device: '' }),
];

test('each device is named; this one is marked and is not ended from here', async () => {
  openAccount(profile, respond(listSessions, { sessions }), '?bagian=perangkat');
  const own = (await screen.findByText('Chrome di Android')).closest('li')!;
  expect(within(own).getByText('Perangkat ini')).toBeTruthy();
  expect(within(own).getByText(/Masuk sejak 15 November 2026 pukul/)).toBeTruthy();
  expect(within(own).queryByRole('button')).toBeNull();
  expect(screen.getByText('Perangkat tidak dikenal')).toBeTruthy();
});

test('another device can be ended', async () => {
  openAccount(profile, respond(listSessions, { sessions }), '?bagian=perangkat');
  server.use(respond(revokeSession, { success: true }));
  await user.click(await screen.findByRole('button', { name: /^Keluarkan Firefox di Windows/ }));
  await waitFor(() => expect(toasts()).toBe('Firefox di Windows sudah dikeluarkan.'));
  expect(screen.queryByText('Firefox di Windows', { selector: 'li *' })).toBeNull();
  expect(screen.getByText('Chrome di Android')).toBeTruthy();
});

test('leaving all devices is asked once more and then signs out here too', async () => {
  openAccount(profile, respond(listSessions, { sessions }), '?bagian=perangkat');
  server.use(respond(revokeAllSessions, { success: true }));
  await user.click(await screen.findByRole('button', { name: 'Keluar dari semua perangkat' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Keluar dari semua perangkat?' }));
  await user.click(dialog.getByRole('button', { name: 'Ya, Keluar' }));
  expect(await screen.findByText('di /')).toBeTruthy();
  expect(toasts()).toBe('Anda sudah keluar dari semua perangkat.');
  expect(localStorage.getItem('token')).toBeNull();
});

async function openDeletion() {
  await user.click(await screen.findByRole('button', { name: 'Hapus Akun' }));
  return within(screen.getByRole('dialog', { name: 'Hapus akun Anda?' }));
}

test('the account is deleted with the word, the password and the code; then the home page opens', async () => {
  const { recorded, handler } = record(deleteAccount, { success: true });
  openAccount({ ...profile, twoStep: true }, handler, '?bagian=data');
  const dialog = await openDeletion();
  await user.type(dialog.getByLabelText('Ketik HAPUS untuk melanjutkan'), 'HAPUS');
  await user.type(dialog.getByLabelText('Password'), 'rahasia');
  await user.type(dialog.getByLabelText('Kode verifikasi'), '123 456');
  await user.click(dialog.getByRole('button', { name: 'Ya, Hapus' }));
  expect(await screen.findByText('di /')).toBeTruthy();
  await waitFor(() => expect(toasts()).toBe('Akun Anda sudah dihapus.'));
  expect(recorded.body).toEqual({ confirmation: 'HAPUS', password: 'rahasia', code: '123456' });
  expect(localStorage.getItem('token')).toBeNull();
});

test('another word deletes nothing', async () => {
  openAccount({ ...profile, hasPassword: false }, undefined, '?bagian=data');
  const dialog = await openDeletion();
  await user.type(dialog.getByLabelText('Ketik HAPUS untuk melanjutkan'), 'hapus');
  await user.click(dialog.getByRole('button', { name: 'Ya, Hapus' }));
  expect(dialog.getByRole('alert').textContent).toBe('Ketik HAPUS untuk melanjutkan.');
});

test('a wrong password deletes nothing and says so inside the dialog', async () => {
  openAccount(profile, respondError(deleteAccount, 400, 'wrong_current_password'), '?bagian=data');
  const dialog = await openDeletion();
  await user.type(dialog.getByLabelText('Ketik HAPUS untuk melanjutkan'), 'HAPUS');
  await user.type(dialog.getByLabelText('Password'), 'salah');
  await user.click(dialog.getByRole('button', { name: 'Ya, Hapus' }));
  expect(await dialog.findByText(errorText.wrong_current_password)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('salah');
  expect(localStorage.getItem('token')).toBe('kept');
});
