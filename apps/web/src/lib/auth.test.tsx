import { getMe, login, logout } from '@app/contract/account';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { AuthProvider, useAuth } from './auth.tsx';
import { storedToken } from './token.ts';

function Who() {
  const auth = useAuth();
  return (
    <>
      <p>{auth.status === 'signed-in' ? auth.user.name : auth.status}</p>
      <button type="button" onClick={() => void auth.logout()}>
        Keluar
      </button>
      <button type="button" onClick={() => void auth.login({ email: sari.email, password: 'rahasia123' })}>
        Masuk
      </button>
    </>
  );
}

const keptIdentitySession = JSON.stringify({
  access_token: 'a1',
  refresh_token: 'r1',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: sari._id },
});

const renderWho = () =>
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
  );

test('without a token nobody is asked and nobody is signed in', async () => {
  renderWho();
  expect(await screen.findByText('signed-out')).toBeDefined();
});

test('a stored token is asked for its person', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }));
  renderWho();
  expect(screen.getByText('loading')).toBeDefined();
  expect(await screen.findByText('Sari')).toBeDefined();
});

test('a developer reads each call in the console', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }));
  renderWho();
  await screen.findByText('Sari');
  expect(debug).toHaveBeenCalledWith('GET /auth/me 200');
});

test('a refused token is deleted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('token', 'dead');
  server.use(respondError(getMe, 401, 'not_signed_in'));
  renderWho();
  expect(await screen.findByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a lost network keeps the token', async () => {
  localStorage.setItem('token', 'kept');
  server.use(loseNetwork(getMe));
  renderWho();
  expect(await screen.findByText('unreachable')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('kept');
});

test('a broken server keeps the token', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respondError(getMe, 500, 'internal'));
  renderWho();
  expect(await screen.findByText('unreachable')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('kept');
});

test('a regained network ends the waiting', async () => {
  localStorage.setItem('token', 'kept');
  server.use(loseNetwork(getMe));
  renderWho();
  await screen.findByText('unreachable');
  server.use(respond(getMe, { user: sari }));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Sari')).toBeDefined();
});

test('leaving ends the session here even when the server cannot be told', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }), loseNetwork(logout));
  renderWho();
  await screen.findByText('Sari');
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

test('leaving ends the session of the identity provider too, when one is kept', async () => {
  sessionStorage.setItem('identity', keptIdentitySession);
  localStorage.setItem('token', 'kept');
  let received = '';
  server.use(
    respond(getMe, { user: sari }),
    respond(logout, { success: true }),
    http.post('*/auth/v1/logout', ({ request }) => {
      received = `${new URL(request.url).search} ${request.headers.get('authorization')}`;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderWho();
  await screen.findByText('Sari');
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  await screen.findByText('signed-out');
  expect(received).toBe('?scope=local Bearer a1');
  expect(sessionStorage.getItem('identity')).toBeNull();
});

test('without a network the session of the identity provider is forgotten all the same', async () => {
  sessionStorage.setItem('identity', keptIdentitySession);
  server.use(http.post('*/auth/v1/logout', () => HttpResponse.error()));
  renderWho();
  await screen.findByText('signed-out');
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(sessionStorage.getItem('identity')).toBeNull());
});

test('a late answer about an old token does not undo a sign-in', async () => {
  localStorage.setItem('token', 'old');
  let answerOld = () => {};
  const oldIsAnswered = new Promise<void>((resolve) => {
    answerOld = resolve;
  });
  server.use(
    http.get('*/api/auth/me', async ({ request }) => {
      if (request.headers.get('authorization') === 'Bearer new') return HttpResponse.json({ user: sari });
      await oldIsAnswered;
      return HttpResponse.json({ success: false }, { status: 401 });
    }),
    respond(login, { token: 'new', user: sari }),
  );
  renderWho();
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await screen.findByText('Sari');
  answerOld();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText('Sari')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('new');
});

test('without storage the session lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  server.use(respond(login, { token: 'new', user: sari }), respond(getMe, { user: sari }));
  renderWho();
  await screen.findByText('signed-out');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await screen.findByText('Sari');
  expect(storedToken.read()).toBe('new');
  storedToken.remove();
});

test('the auth state cannot be used outside of its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Who />)).toThrow('useAuth was called outside of AuthProvider');
});
