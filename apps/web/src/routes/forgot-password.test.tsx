import { forgotPassword, passwordText } from '@app/contract/account-password';
import { errorText } from '@app/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import ForgotPassword from './forgot-password.tsx';

const user = userEvent.setup();
const sent = { success: true, message: passwordText.recoverySent } as const;
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Kirim Link Reset|Mengirim/ });

async function requestLink(address: string) {
  visit('/forgot-password', [{ path: '/forgot-password', Component: ForgotPassword }]);
  await user.type(email(), address);
  await user.click(submit());
}

test('a sent link is confirmed with the address, the spam folder and the way back', async () => {
  const { recorded, handler } = record(forgotPassword, sent);
  server.use(handler);
  await requestLink('sari@contoh.id');
  const heading = await screen.findByRole('heading', { name: 'Periksa email Anda' });
  expect(document.activeElement, 'the heading is read out').toBe(heading);
  expect(toasts()).toBe('Email reset password telah dikirim. Silakan cek inbox Anda.');
  expect(recorded.body).toEqual({ email: 'sari@contoh.id' });
  expect(screen.getByText('sari@contoh.id')).toBeTruthy();
  expect(screen.getByText(/folder spam/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kembali ke Login' }).getAttribute('href')).toBe('/login');
});

test('"Kirim ulang" returns to the form, with the address still in it', async () => {
  server.use(respond(forgotPassword, sent));
  await requestLink('sari@contoh.id');
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang' }));
  expect(email().value).toBe('sari@contoh.id');
  expect(submit().disabled).toBe(false);
});

test('while it is sent the button is busy', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post('*/api/auth/forgot-password', async () => {
      await asked;
      return HttpResponse.json(sent);
    }),
  );
  await requestLink('sari@contoh.id');
  expect(submit().disabled).toBe(true);
  expect(submit().textContent).toBe('Mengirim...');
  answer();
  await screen.findByText('Periksa email Anda');
});

test('only something like an e-mail address is sent', async () => {
  visit('/forgot-password', [{ path: '/forgot-password', Component: ForgotPassword }]);
  expect(email().required).toBe(true);
  expect(email().type).toBe('email');
});

test('a refusal shows the sentence of the server, beside the field too, and loses nothing typed', async () => {
  server.use(respondError(forgotPassword, 400, 'invalid_input', { email: 'Tulis email yang lengkap.' }));
  await requestLink('sari@contoh');
  await waitFor(() => expect(toasts()).toBe(errorText.invalid_input));
  expect(screen.getByRole('alert').textContent).toBe('Tulis email yang lengkap.');
  expect(email().value).toBe('sari@contoh');
  expect(document.activeElement).toBe(email());
});

test('an answer without a sentence says that the mail was not sent', async () => {
  server.use(http.post('*/api/auth/forgot-password', () => new HttpResponse('Bad Gateway', { status: 502 })));
  await requestLink('sari@contoh.id');
  await waitFor(() => expect(toasts()).toBe('Gagal mengirim email reset password'));
});

test('a lost network says to try again', async () => {
  server.use(loseNetwork(forgotPassword));
  await requestLink('sari@contoh.id');
  await waitFor(() => expect(toasts()).toBe('Terjadi kesalahan. Silakan coba lagi.'));
  expect(submit().disabled).toBe(false);
});
