import { getMe } from '@app/contract/account';
import { confirmEmail } from '@app/contract/account-password';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import ConfirmEmail from './confirm-email.tsx';

const page = { path: '/confirm-email', Component: ConfirmEmail };
function follow(link: string) {
  history.replaceState(null, '', `/confirm-email${link}`);
  visit('/confirm-email', [page]);
}
const signIn = () => localStorage.setItem('token', 'kept');
beforeEach(() => server.use(respond(getMe, { user: sari })));
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

test('the token of the mail confirms the address of a member and leaves the address bar', async () => {
  signIn();
  const { recorded, handler } = record(confirmEmail, { success: true });
  server.use(handler);
  follow('#token=from-the-mail');
  expect(screen.getByRole('status').textContent).toBe('Memeriksa link konfirmasi...');
  expect(location.href).toBe(`${location.origin}/confirm-email`);
  await screen.findByRole('heading', { name: 'Email Anda terkonfirmasi' });
  expect(recorded.body).toEqual({ token: 'from-the-mail' });
  expect(screen.getByRole('link', { name: 'Ke Dasbor' }).getAttribute('href')).toBe('/dashboard');
  expect(sessionStorage.length, 'nothing is kept of a used token').toBe(0);
});

test('a visitor signs in first; the token waits in the tab, not in the address', async () => {
  follow('#token=from-the-mail');
  await screen.findByRole('heading', { name: 'Masuk dulu untuk konfirmasi' });
  expect(location.href).toBe(`${location.origin}/confirm-email`);
  const toLogin = screen.getByRole('link', { name: 'Masuk' });
  expect(toLogin.getAttribute('href')).toBe('/login?next=/confirm-email');
  cleanup();

  signIn();
  const { recorded, handler } = record(confirmEmail, { success: true });
  server.use(handler);
  follow('');
  await screen.findByRole('heading', { name: 'Email Anda terkonfirmasi' });
  expect(recorded.body).toEqual({ token: 'from-the-mail' });
  expect(sessionStorage.length).toBe(0);
});

test('a session that ended on the way costs no token', async () => {
  signIn();
  server.use(respondError(confirmEmail, 401, 'not_signed_in'));
  follow('#token=from-the-mail');
  await screen.findByRole('heading', { name: 'Masuk dulu untuk konfirmasi' });
  expect(sessionStorage.getItem('confirm-email')).toBe('from-the-mail');
});

test('a link that is used, or of another account, says where to get a new one', async () => {
  signIn();
  server.use(respondError(confirmEmail, 400, 'link_invalid'));
  follow('#token=used');
  await screen.findByRole('heading', { name: 'Link tidak bisa dipakai' });
  expect(screen.getByRole('link', { name: 'Ke Halaman Akun' }).getAttribute('href')).toBe('/akun');
  expect(sessionStorage.length).toBe(0);
});

test('an address without a token asks nobody', async () => {
  follow('');
  expect(await screen.findByRole('heading', { name: 'Link tidak bisa dipakai' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login?next=/akun');
});

test('a lost network keeps the token for another try', async () => {
  signIn();
  server.use(loseNetwork(confirmEmail));
  follow('#token=from-the-mail');
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  const { recorded, handler } = record(confirmEmail, { success: true });
  server.use(handler);
  await userEvent.click(retry);
  await screen.findByRole('heading', { name: 'Email Anda terkonfirmasi' });
  expect(recorded.body).toEqual({ token: 'from-the-mail' });
});
