import { passwordText, resetPassword } from '@app/contract/account-password';
import { errorText } from '@app/contract/errors';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { loseNetwork, record, respondError } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import ResetPassword from './reset-password.tsx';

const user = userEvent.setup();
const changed = { success: true, message: passwordText.reset } as const;
const goodLink = '#access_token=recovery&refresh_token=r1&type=recovery';
const mockIdentity = (status: number) =>
  http.get('*/auth/v1/user', ({ request }) =>
    HttpResponse.json(
      {},
      { status: request.headers.get('authorization') === 'Bearer recovery' ? status : 401 },
    ),
  );

function follow(link: string) {
  history.replaceState(null, '', `/reset-password${link}`);
  visit('/reset-password', [{ path: '/reset-password', Component: ResetPassword }]);
}
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const newPassword = () => screen.findByLabelText<HTMLInputElement>('Password Baru');
const confirmation = () => screen.getByLabelText<HTMLInputElement>('Konfirmasi Password Baru');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ubah Password' });

async function choose(password: string, repeated = password) {
  await user.type(await newPassword(), password);
  await user.type(confirmation(), repeated);
  await user.click(submit());
}

test('a good link is checked and then asks for the new password', async () => {
  server.use(mockIdentity(200));
  follow(goodLink);
  expect(screen.getByRole('status').textContent).toBe('Memvalidasi link reset password...');
  expect(location.href, 'the address is cleared at once').toBe(`${location.origin}/reset-password`);
  const field = await newPassword();
  expect([field.required, field.minLength]).toEqual([true, 6]);
  expect([confirmation().required, confirmation().minLength]).toEqual([true, 6]);
  expect(screen.getByRole('link', { name: 'Kembali ke Login' }).getAttribute('href')).toBe('/login');
});

test('a link may carry its token in the query', async () => {
  server.use(mockIdentity(200));
  follow('?access_token=recovery&type=recovery');
  expect(location.search).toBe('');
  await newPassword();
});

test('the new password is set with the session of the link; the old session here is forgotten', async () => {
  localStorage.setItem('token', 'old');
  const { recorded, handler } = record(resetPassword, changed);
  server.use(
    mockIdentity(200),
    handler,
    http.get('*/api/auth/me', () => HttpResponse.error()),
  );
  follow(goodLink);
  await choose('rahasia baru');
  expect(await screen.findByText('di /login')).toBeTruthy();
  expect(toasts()).toBe('Password berhasil diubah!');
  expect(recorded).toEqual({ body: { password: 'rahasia baru' }, authorization: 'Bearer recovery' });
  expect(localStorage.getItem('token')).toBeNull();
});

test('two different passwords are not sent, also when both are short', async () => {
  server.use(mockIdentity(200));
  follow(goodLink);
  fireEvent.change(await newPassword(), { target: { value: 'abc' } });
  fireEvent.change(confirmation(), { target: { value: 'abd' } });
  fireEvent.submit(submit());
  expect(toasts()).toBe('Password dan konfirmasi password tidak cocok');
});

test('a short password is not sent', async () => {
  server.use(mockIdentity(200));
  follow(goodLink);
  fireEvent.change(await newPassword(), { target: { value: 'abc' } });
  fireEvent.change(confirmation(), { target: { value: 'abc' } });
  fireEvent.submit(submit());
  expect(toasts()).toBe('Password minimal 6 karakter');
});

test('while it is sent the button is busy', async () => {
  server.use(
    mockIdentity(200),
    http.post('*/api/auth/reset-password', () => new Promise<never>(() => {})),
  );
  follow(goodLink);
  await choose('rahasia baru');
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mengubah Password...' });
  expect(busy.disabled).toBe(true);
});

test('a refused password shows the sentence of the server and stays typed', async () => {
  server.use(mockIdentity(200), respondError(resetPassword, 400, 'common_password'));
  follow(goodLink);
  await choose('password');
  await waitFor(() => expect(toasts()).toBe(errorText.common_password));
  expect((await newPassword()).value).toBe('password');
});

test('a lost network says that the password was not changed', async () => {
  server.use(mockIdentity(200), loseNetwork(resetPassword));
  follow(goodLink);
  await choose('rahasia baru');
  await waitFor(() => expect(toasts()).toBe('Gagal mengubah password'));
  expect(submit().disabled).toBe(false);
});

test.for([
  {
    what: 'an old link',
    link: '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    text: 'Link reset password sudah kadaluarsa. Silakan request link baru.',
  },
  {
    what: 'a link with another error',
    link: '#error=server_error&error_code=unexpected_failure',
    text: 'Link reset password tidak valid. Silakan request link baru.',
  },
  {
    what: 'an address without a token',
    link: '',
    text: 'Link reset password tidak valid atau sudah kadaluarsa. Silakan request link baru.',
  },
  {
    what: 'a token that is not for recovery',
    link: '#access_token=recovery&type=signup',
    text: 'Link reset password tidak valid atau sudah kadaluarsa. Silakan request link baru.',
  },
  {
    what: 'a token that the identity server does not know',
    link: '#access_token=forged&type=recovery',
    text: 'Link reset password tidak valid atau sudah kadaluarsa. Silakan request link baru.',
  },
])('$what is named, and after two seconds a new link may be asked for', async ({ link, text }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  server.use(mockIdentity(200));
  follow(link);
  await waitFor(() => expect(toasts()).toBe(text));
  await act(() => vi.advanceTimersByTimeAsync(1800));
  expect(screen.queryByText('di /forgot-password')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.getByText('di /forgot-password')).toBeTruthy();
});

test('a lost network does not call a good link bad: it may be tried again', async () => {
  server.use(http.get('*/auth/v1/user', () => HttpResponse.error()));
  follow(goodLink);
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  expect(toasts()).toBe('');
  server.use(mockIdentity(200));
  await user.click(retry);
  expect(await newPassword()).toBeTruthy();
});
