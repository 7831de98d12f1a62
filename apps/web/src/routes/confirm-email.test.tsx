import { getMe } from '@app/contract/account';
import { confirmEmail } from '@app/contract/account-password';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sari } from '#test/people.ts';
import { loseNetwork, record, refuse, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import ConfirmEmail from './confirm-email.tsx';

function follow(link: string) {
  history.replaceState(null, '', `/confirm-email${link}`);
  visit('/confirm-email', [{ path: '/confirm-email', Component: ConfirmEmail }]);
}
afterEach(() => history.replaceState(null, '', '/'));

test('the token of the mail confirms the address and leaves the address bar', async () => {
  const { asked, handler } = record(confirmEmail, { success: true });
  server.use(handler);
  follow('#token=from-the-mail');
  expect(screen.getByRole('status').textContent).toBe('Memeriksa link konfirmasi...');
  expect(location.href).toBe(`${location.origin}/confirm-email`);
  await screen.findByRole('heading', { name: 'Email Anda terkonfirmasi' });
  expect(asked.body).toEqual({ token: 'from-the-mail' });
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login');
});

test('a member goes on to the dashboard', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(confirmEmail, { success: true }), respond(getMe, { user: sari }));
  follow('#token=from-the-mail');
  expect(await screen.findByRole('link', { name: 'Ke Dasbor' })).toBeTruthy();
});

test('a used link says where to get a new one', async () => {
  server.use(refuse(confirmEmail, 400, 'link_invalid'));
  follow('#token=used');
  await screen.findByRole('heading', { name: 'Link tidak bisa dipakai' });
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login?next=/akun');
});

test('an address without a token asks nobody', async () => {
  follow('');
  expect(await screen.findByRole('heading', { name: 'Link tidak bisa dipakai' })).toBeTruthy();
});

test('a lost network keeps the token for another try', async () => {
  server.use(loseNetwork(confirmEmail));
  follow('#token=from-the-mail');
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  const { asked, handler } = record(confirmEmail, { success: true });
  server.use(handler);
  await userEvent.click(retry);
  await screen.findByRole('heading', { name: 'Email Anda terkonfirmasi' });
  expect(asked.body).toEqual({ token: 'from-the-mail' });
});
