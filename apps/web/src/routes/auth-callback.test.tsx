import { getMe, oauth, secondStep } from '@app/contract/account';
import { errorText } from '@app/contract/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import AuthCallbackPage from './auth-callback.tsx';
import LoginPage from './login.tsx';

const user = userEvent.setup();
const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
const accessToken = `${encode({ alg: 'HS256' })}.${encode({ exp: Date.now() / 1000 + 3600 })}.c2lnbmF0dXJl`;
const fragment = `#access_token=${accessToken}&refresh_token=r1&token_type=bearer`;

const sariAtGoogle = { id: sari._id, email: sari.email, user_metadata: { full_name: 'Sari Wulandari' } };
const identityUser = http.get('*/auth/v1/user', () => HttpResponse.json(sariAtGoogle));
const identityLogout = vi.fn<() => void>();

function openCallback(
  address: string,
  { requestedNext = '/dashboard' }: { requestedNext?: string | null } = {},
) {
  if (requestedNext !== null) sessionStorage.setItem('google-next', requestedNext);
  history.replaceState(null, '', `/auth/callback${address}`);
  visit('/auth/callback', [
    { path: '/auth/callback', Component: AuthCallbackPage },
    { path: '/login', Component: LoginPage },
  ]);
}
const loginPage = () => screen.findByLabelText('Email');

beforeEach(() => {
  sessionStorage.clear();
  identityLogout.mockClear();
  server.use(
    identityUser,
    http.post('*/auth/v1/logout', () => {
      identityLogout();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});
const oneSecond = () => act(() => vi.advanceTimersByTimeAsync(1000));

test('one second, then the session of Google opens ours and is forgotten', async () => {
  const { recorded: requestedNext, handler } = record(oauth, { success: true, token: 'new' });
  server.use(handler, respond(getMe, { user: sari }));
  openCallback(fragment);
  expect(screen.getByRole('status').textContent).toBe('Memproses login...');
  expect(location.href, 'the address is cleared at once').toBe(`${location.origin}/auth/callback`);
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(requestedNext.body, 'nothing is asked within the second').toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(100));

  expect(await screen.findByText('di /dashboard')).toBeTruthy();
  expect(toasts()).toBe('Login berhasil!');
  expect(localStorage.getItem('token')).toBe('new');
  expect(requestedNext.authorization).toBe(`Bearer ${accessToken}`);
  expect(requestedNext.body).toEqual({
    email: sari.email,
    name: 'Sari Wulandari',
    provider: 'google',
    providerId: sari._id,
  });
  expect(sessionStorage.length, 'nothing of Google’s session is kept').toBe(0);
});

test('a reload on the way loses nothing', async () => {
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const kept = { access_token: accessToken, refresh_token: 'r1', expires_at: expires, user: sariAtGoogle };
  sessionStorage.setItem('identity', JSON.stringify(kept));
  server.use(respond(oauth, { success: true, token: 'new' }), respond(getMe, { user: sari }));
  openCallback('');
  await oneSecond();
  expect(await screen.findByText('di /dashboard')).toBeTruthy();
});

test.each([
  ['/community', '/community'],
  ['//evil.example', '/dashboard'],
])('who left for Google from %s goes on to %s', async (requestedNext, next) => {
  server.use(respond(oauth, { success: true, token: 'new' }), respond(getMe, { user: sari }));
  openCallback(fragment, { requestedNext });
  await oneSecond();
  expect(await screen.findByText(`di ${next}`)).toBeTruthy();
});

test('a refusal of our server is told, with its sentence on the login page', async () => {
  server.use(respondError(oauth, 403, 'email_unverified'));
  openCallback(fragment);
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Gagal menyimpan data pengguna');
  expect(screen.getByText(errorText.email_unverified)).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(identityLogout).toHaveBeenCalledOnce());
});

test('a refusal of our server without a sentence has the fixed one on the login page', async () => {
  server.use(http.post('*/api/auth/oauth', () => new HttpResponse('<html>', { status: 502 })));
  openCallback(fragment);
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Gagal menyimpan data pengguna');
  expect(screen.getByText('Gagal login dengan Google')).toBeTruthy();
});

test('a network lost on the way to our server is told', async () => {
  server.use(loseNetwork(oauth));
  openCallback(fragment);
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Gagal menyimpan data pengguna');
});

test('without a session it says so', async () => {
  openCallback('');
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Login gagal');
});

test('a link of a stranger, who was never at Google here, signs nobody in', async () => {
  openCallback(fragment, { requestedNext: null });
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Login gagal');
});

test.each([
  [
    'in the query',
    '?error=access_denied&error_description=Hubungi+0812',
    'Anda membatalkan masuk dengan Google.',
  ],
  ['in the fragment', '#error=access_denied', 'Anda membatalkan masuk dengan Google.'],
  ['as a failure of Google', '#error=server_error', 'Google tidak memberi izin. Silakan coba lagi.'],
])('a cancelled sign-in %s is told in our words', async (_where, address, reason) => {
  openCallback(address);
  expect(location.search + location.hash).toBe('');
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe(`Login gagal: ${reason}`);
});

test('a session that the identity server does not know is told', async () => {
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json({ code: 'bad_jwt', message: 'bad' }, { status: 403 })),
  );
  openCallback(fragment);
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Login gagal: Sesi Google tidak dikenali. Silakan coba lagi.');
});

test('a network lost on the way to the identity server is told', async () => {
  server.use(http.get('*/auth/v1/user', () => HttpResponse.error()));
  openCallback(fragment);
  await oneSecond();
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Login gagal: Periksa koneksi internet Anda, lalu coba lagi.');
});

test('two-step sign-in is asked after Google too', async () => {
  server.use(
    respond(oauth, { success: true, challenge: 'c1' }),
    respond(secondStep, { token: 'new', user: sari }),
  );
  openCallback(fragment);
  await oneSecond();
  const field = await screen.findByLabelText('Kode verifikasi');
  expect(localStorage.getItem('token')).toBeNull();
  vi.useRealTimers();
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('di /dashboard')).toBeTruthy();
  expect(toasts()).toBe('Login berhasil!');
});

test('a challenge that ran out leads to the login page, with its sentence', async () => {
  server.use(
    respond(oauth, { success: true, challenge: 'c1' }),
    respondError(secondStep, 401, 'second_step_expired'),
  );
  openCallback(fragment);
  await oneSecond();
  const field = await screen.findByLabelText('Kode verifikasi');
  vi.useRealTimers();
  await user.type(field, '123456{Enter}');
  expect(await loginPage()).toBeTruthy();
  expect(toasts()).toBe('Waktu verifikasi habis. Silakan masuk kembali.');
});
