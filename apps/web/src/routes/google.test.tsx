import { getMe } from '@app/contract/account';
import { errorText } from '@app/contract/errors';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import { goToGoogle } from '#web/lib/google-sign-in.ts';
import { assignLocation } from '#web/lib/assign-location.ts';
import LoginPage from './login.tsx';
import RegisterPage from './register.tsx';

vi.mock('#web/lib/assign-location.ts');
vi.mock('#web/lib/google-sign-in.ts', { spy: true });

const user = userEvent.setup();
const pages = [
  { path: '/login', Component: LoginPage },
  { path: '/register', Component: RegisterPage },
];
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const mockIdentity = (answer: () => Response) => server.use(http.get('*/auth/v1/authorize', answer));
const toGoogle = () =>
  new HttpResponse(null, { status: 302, headers: { location: 'https://google.invalid' } });

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(assignLocation).mockReset();
});

test.each([
  ['/login?next=/community', 'Masuk dengan Google', 'Mengarahkan ke Google untuk login...'],
  ['/register?next=/community', 'Daftar dengan Google', 'Mengarahkan ke Google untuk registrasi...'],
])('on %s the button leads to Google', async (path, button, sentence) => {
  mockIdentity(toGoogle);
  visit(path, pages);
  await press(button);
  await waitFor(() => expect(toasts()).toBe(sentence));
  const address = new URL(vi.mocked(assignLocation).mock.calls[0]![0]);
  expect(address.origin + address.pathname).toBe(`${location.origin}/auth/v1/authorize`);
  // It would make Google give a refresh token.
  expect(address.search).not.toContain('offline');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    provider: 'google',
    redirect_to: `${location.origin}/auth/callback`,
    prompt: 'select_account',
  });
  expect(sessionStorage.getItem('google-next')).toBe('/community');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
});

test('while Google is being reached it says so', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/auth/v1/authorize', async () => {
      await asked;
      return toGoogle();
    }),
  );
  visit('/login', pages);
  await press('Masuk dengan Google');
  await waitFor(() => expect(toasts()).toBe('Mengarahkan ke Google...'));
  answer();
  await waitFor(() => expect(toasts()).toBe('Mengarahkan ke Google untuk login...'));
});

test('with the identity server away it says so and stays', async () => {
  mockIdentity(() => new HttpResponse(null, { status: 502 }));
  visit('/login', pages);
  await press('Masuk dengan Google');
  await waitFor(() => expect(toasts()).toBe(errorText.sign_in_unavailable));
  expect(assignLocation).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('google-next')).toBeNull();
});

test('with too many sign-ins from one network it says to wait', async () => {
  mockIdentity(() => new HttpResponse(null, { status: 429 }));
  visit('/login', pages);
  await press('Masuk dengan Google');
  await waitFor(() => expect(toasts()).toBe(errorText.too_many_requests));
});

test('a refusal without a sentence has the fixed one', async () => {
  mockIdentity(() => new HttpResponse(null, { status: 400 }));
  visit('/login', pages);
  await press('Masuk dengan Google');
  await waitFor(() => expect(toasts()).toBe('Google login failed'));
});

test.each([
  ['/login', 'Masuk dengan Google', 'Terjadi kesalahan saat login dengan Google'],
  ['/register', 'Daftar dengan Google', 'Terjadi kesalahan saat registrasi dengan Google'],
])('on %s a lost network is told', async (path, button, sentence) => {
  mockIdentity(() => HttpResponse.error());
  visit(path, pages);
  await press(button);
  await waitFor(() => expect(toasts()).toBe(sentence));
});

test.each([
  ['/login', 'Masuk dengan Google', 'Gagal login dengan Google'],
  ['/register', 'Daftar dengan Google', 'Gagal registrasi dengan Google'],
])('on %s an error without a word has the fixed sentence', async (path, button, sentence) => {
  vi.mocked(goToGoogle).mockResolvedValueOnce({ status: 'error', error: '' });
  visit(path, pages);
  await press(button);
  await waitFor(() => expect(toasts()).toBe(sentence));
});

test.each([
  ['/login', 'Masuk dengan Google', 'Login dengan Google berhasil!'],
  ['/register', 'Daftar dengan Google', 'Registrasi dengan Google berhasil!'],
])('on %s who signed in in another tab meanwhile is let in', async (path, button, sentence) => {
  visit(path, pages);
  const pressable = await screen.findByRole('button', { name: button });
  localStorage.setItem('token', 'of the other tab');
  server.use(respond(getMe, { user: sari }));
  await user.click(pressable);
  expect(await screen.findByText('di /dashboard')).toBeTruthy();
  expect(toasts()).toBe(sentence);
  expect(assignLocation).not.toHaveBeenCalled();
});

test('who comes back by the browser’s button may press again', async () => {
  mockIdentity(toGoogle);
  visit('/login', pages);
  await press('Masuk dengan Google');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk dengan Google' });
  await waitFor(() => expect(assignLocation).toHaveBeenCalled());
  expect(button.disabled).toBe(true);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(button.disabled).toBe(false));
});
