import { getMe, login, secondStep } from '@app/contract/account';
import { errorText } from '@app/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import LoginPage from './login.tsx';

const user = userEvent.setup();
const openLogin = (search = '') => visit(`/login${search}`, [{ path: '/login', Component: LoginPage }]);
const signedIn = { token: 'new', user: sari };

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' });

async function fillIn() {
  await user.type(email(), 'sari@contoh.id');
  await user.type(password(), 'rahasia123');
}

test('the right password signs in, says so and opens the dashboard', async () => {
  const { recorded, handler } = record(login, signedIn);
  server.use(handler);
  openLogin();
  await fillIn();
  await user.click(submit());
  expect(await screen.findByText('di /dashboard')).toBeTruthy();
  expect(toasts()).toBe('Login berhasil!');
  expect(localStorage.getItem('token')).toBe('new');
  expect(recorded.body).toEqual({ email: 'sari@contoh.id', password: 'rahasia123', remember: false });
});

test('"Ingat saya" is sent along, and the keyboard is enough', async () => {
  const { recorded, handler } = record(login, signedIn);
  server.use(handler);
  openLogin();
  await fillIn();
  screen.getByLabelText('Ingat saya').focus();
  await user.keyboard(' {Enter}');
  await screen.findByText('di /dashboard');
  expect(recorded.body).toMatchObject({ remember: true });
});

test('who was stopped by the guard goes on to that page', async () => {
  server.use(respond(login, signedIn));
  openLogin('?next=%2Fcommunity%3Fcari%3Dbotol');
  await fillIn();
  await user.click(submit());
  expect(await screen.findByText('di /community?cari=botol')).toBeTruthy();
});

test('a page of a stranger is not gone to', async () => {
  server.use(respond(login, signedIn));
  openLogin('?next=//evil.example');
  await fillIn();
  await user.click(submit());
  expect(await screen.findByText('di /dashboard')).toBeTruthy();
});

test('a wrong password shows the sentence of the server and loses nothing typed', async () => {
  server.use(respondError(login, 401, 'wrong_credentials'));
  openLogin();
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(toasts()).toBe(errorText.wrong_credentials));
  expect(email().value).toBe('sari@contoh.id');
  expect(password().value).toBe('rahasia123');
  expect(submit().disabled).toBe(false);
});

test('a refused field says why and takes the focus', async () => {
  server.use(respondError(login, 400, 'invalid_input', { email: 'Tulis alamat email yang benar.' }));
  openLogin();
  await fillIn();
  await user.click(submit());
  expect(await screen.findByText('Tulis alamat email yang benar.')).toBeTruthy();
  expect(toasts()).toBe(errorText.invalid_input);
  await waitFor(() => expect(document.activeElement).toBe(email()));
});

test('an answer without a sentence of the server has the fixed one', async () => {
  server.use(http.post('*/api/auth/login', () => new HttpResponse('<html>', { status: 502 })));
  openLogin();
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(toasts()).toBe('Login failed'));
});

test('a lost network says so and loses nothing typed', async () => {
  server.use(loseNetwork(login));
  openLogin();
  await fillIn();
  await user.click(submit());
  await waitFor(() => expect(toasts()).toBe('Terjadi kesalahan. Silakan coba lagi.'));
  expect(password().value).toBe('rahasia123');
});

test('while the answer is awaited the button is busy and takes no press', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post('*/api/auth/login', async () => {
      await asked;
      return HttpResponse.json(signedIn);
    }),
  );
  openLogin();
  await fillIn();
  await user.click(submit());
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Sedang masuk...' });
  expect(busy.disabled).toBe(true);
  expect(busy.getAttribute('aria-busy')).toBe('true');
  answer();
  await screen.findByText('di /dashboard');
});

test('the browser itself asks for both fields and for a real e-mail address', () => {
  openLogin();
  expect(email()).toMatchObject({ type: 'email', required: true, autocomplete: 'username' });
  expect(password()).toMatchObject({ type: 'password', required: true, autocomplete: 'current-password' });
});

test('who is signed in already is sent on', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }));
  openLogin('?next=/community');
  expect(await screen.findByText('di /community')).toBeTruthy();
});

test('the way to a new account keeps the page to go on to', () => {
  openLogin('?next=/community');
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Lupa password?')).toBe('/forgot-password');
  expect(address('Daftar')).toBe('/register?next=%2Fcommunity');
});

test('the way to a new account carries no page of a stranger along', () => {
  openLogin('?next=javascript:alert(1)');
  expect(screen.getByRole('link', { name: 'Daftar' }).getAttribute('href')).toBe('/register');
});

const code = () => screen.findByLabelText<HTMLInputElement>('Kode verifikasi');

test('a second step asks for the code, then signs in', async () => {
  const { recorded, handler } = record(secondStep, signedIn);
  server.use(respond(login, { challenge: 'c1' }), handler);
  openLogin();
  await fillIn();
  await user.click(submit());
  const field = await code();
  expect(field).toMatchObject({ inputMode: 'numeric', autocomplete: 'one-time-code' });
  expect(document.activeElement).toBe(field);
  expect(localStorage.getItem('token')).toBeNull();
  await user.type(field, '123 456{Enter}');
  expect(await screen.findByText('di /dashboard')).toBeTruthy();
  expect(toasts()).toBe('Login berhasil!');
  expect(recorded.body).toEqual({ challenge: 'c1', code: '123456' });
});

test('a recovery code is taken too', async () => {
  const { recorded, handler } = record(secondStep, signedIn);
  server.use(respond(login, { challenge: 'c1' }), handler);
  openLogin();
  await fillIn();
  await user.click(submit());
  await code();
  await user.click(screen.getByRole('button', { name: 'Pakai kode pemulihan' }));
  await user.type(screen.getByLabelText('Kode pemulihan'), 'ABCD-EFGH-JKLM{Enter}');
  await screen.findByText('di /dashboard');
  expect(recorded.body).toEqual({ challenge: 'c1', code: 'ABCD-EFGH-JKLM' });
});

test('a wrong code may be tried again', async () => {
  server.use(respond(login, { challenge: 'c1' }), respondError(secondStep, 401, 'second_step_wrong'));
  openLogin();
  await fillIn();
  await user.click(submit());
  await user.type(await code(), '000000{Enter}');
  await waitFor(() => expect(toasts()).toBe(errorText.second_step_wrong));
  expect((await code()).value).toBe('000000');
});

test('a challenge that ran out leads back to the form, with its sentence and what was typed', async () => {
  server.use(respond(login, { challenge: 'c1' }), respondError(secondStep, 401, 'second_step_expired'));
  openLogin();
  await fillIn();
  await user.click(submit());
  await user.type(await code(), '000000{Enter}');
  await waitFor(() => expect(toasts()).toBe('Waktu verifikasi habis. Silakan masuk kembali.'));
  expect(screen.getByRole('heading', { name: 'Masuk' })).toBeTruthy();
  expect(email().value).toBe('sari@contoh.id');
});
