import { changePassword, passwordText } from '@app/contract/account-password';
import { getProfile } from '@app/contract/account-settings';
import { confirmTwoStep, removeTwoStep, startTwoStep } from '@app/contract/account-two-step';
import { errorText } from '@app/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAccount, profile } from '#test/account.tsx';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts } from '#test/visit.tsx';

installModalDialogs();
const user = userEvent.setup();
const security = '?bagian=keamanan';
const current = () => screen.findByLabelText<HTMLInputElement>('Password Saat Ini');

async function changeTo(password: string, repeated = password) {
  await user.type(await current(), 'rahasia lama');
  await user.type(screen.getByLabelText('Password Baru'), password);
  await user.type(screen.getByLabelText('Konfirmasi Password Baru'), repeated);
  await user.click(screen.getByRole('button', { name: 'Ubah Password' }));
}

test('a changed password says so, empties the form and goes on with the new session', async () => {
  const answer = { success: true, message: passwordText.changed, token: 'renewed' } as const;
  const { recorded, handler } = record(changePassword, answer);
  openAccount(profile, handler, security);
  await changeTo('rahasia baru');
  await waitFor(() => expect(toasts()).toBe('Password berhasil diubah.'));
  expect(recorded.body).toEqual({ currentPassword: 'rahasia lama', newPassword: 'rahasia baru' });
  expect(localStorage.getItem('token')).toBe('renewed');
  expect((await current()).value).toBe('');
});

test('a wrong current password is named and stays typed', async () => {
  openAccount(profile, respondError(changePassword, 400, 'wrong_current_password'), security);
  await changeTo('rahasia baru');
  await waitFor(() => expect(toasts()).toBe('Password saat ini tidak benar'));
  expect((await current()).value).toBe('rahasia lama');
});

test('two different new passwords are not sent', async () => {
  openAccount(profile, undefined, security);
  await changeTo('rahasia baru', 'rahasia lain');
  expect(toasts()).toBe('Password dan konfirmasi password tidak cocok');
});

test('without a network the password is not changed', async () => {
  openAccount(profile, loseNetwork(changePassword), security);
  await changeTo('rahasia baru');
  await waitFor(() => expect(toasts()).toBe('Gagal mengubah password'));
});

test('who came with Google is told how to get a password', async () => {
  openAccount({ ...profile, hasPassword: false }, undefined, security);
  const link = await screen.findByRole('link', { name: 'Buat Password' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
  expect(screen.queryByLabelText('Password Saat Ini')).toBeNull();
});

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `kode-${index}`);
const enrolment = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/PilahBumi:sari?secret=JBSWY3DPEHPK3PXP',
};

async function enrol() {
  await user.click(await screen.findByRole('button', { name: 'Aktifkan' }));
  await user.type(await screen.findByLabelText('Kode verifikasi'), '123 456');
  await user.type(screen.getByLabelText('Password akun Anda'), 'rumah pohon');
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
}

test('two-step sign-in is turned on with a code; the recovery codes are shown once', async () => {
  const { recorded, handler } = record(confirmTwoStep, { recoveryCodes });
  openAccount(profile, handler, security);
  server.use(respond(startTwoStep, enrolment));
  await user.click(await screen.findByRole('button', { name: 'Aktifkan' }));
  expect(await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buka di aplikasi autentikator' }).getAttribute('href')).toBe(
    enrolment.uri,
  );
  await user.type(screen.getByLabelText('Password akun Anda'), 'rumah pohon');
  await user.type(screen.getByLabelText('Kode verifikasi'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }));

  const codes = await screen.findByRole('list', { name: 'Kode pemulihan' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  expect(recorded.body).toEqual({ code: '123456', password: 'rumah pohon' });

  server.use(respond(getProfile, { profile: { ...profile, twoStep: true } }));
  await user.click(screen.getByRole('button', { name: 'Saya Sudah Menyimpannya' }));
  expect(screen.queryByRole('list', { name: 'Kode pemulihan' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Nonaktifkan' })).toBeTruthy();
});

test('the recovery codes can be copied at once', async () => {
  openAccount(profile, respond(confirmTwoStep, { recoveryCodes }), security);
  server.use(respond(startTwoStep, enrolment));
  await enrol();
  await user.click(await screen.findByRole('button', { name: 'Salin' }));
  await waitFor(() => expect(toasts()).toBe('Tersalin.'));
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
});

test('a wrong code is named, and the enrolment goes on', async () => {
  openAccount(profile, respondError(confirmTwoStep, 400, 'second_step_wrong'), security);
  server.use(respond(startTwoStep, enrolment));
  await enrol();
  await waitFor(() => expect(toasts()).toBe(errorText.second_step_wrong));
  expect(screen.getByLabelText<HTMLInputElement>('Kode verifikasi').value).toBe('123 456');
});

test('two-step sign-in is turned off with a code', async () => {
  const { recorded, handler } = record(removeTwoStep, { success: true });
  openAccount({ ...profile, twoStep: true }, handler, security);
  await user.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Kode verifikasi'), 'kode-1');
  server.use(respond(getProfile, { profile }));
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  expect(await screen.findByRole('button', { name: 'Aktifkan' })).toBeTruthy();
  expect(recorded.body).toEqual({ code: 'kode-1' });
  expect(toasts()).toBe('Verifikasi dua langkah sudah nonaktif.');
});

test('staff must have it and cannot turn it off here', async () => {
  openAccount({ ...profile, role: 'moderator', twoStep: true }, undefined, security);
  expect(await screen.findByText('Peran Anda wajib memakai verifikasi dua langkah.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nonaktifkan' })).toBeNull();
});
