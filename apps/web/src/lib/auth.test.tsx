import { getMe, logout } from '@app/contract/account';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loseNetwork, refuse, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { AuthProvider, useAuth } from './auth.tsx';

const user = { _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b11', name: 'Sari', email: 'sari@contoh.id' };

function Who() {
  const auth = useAuth();
  return (
    <>
      <p>{auth.status === 'signed-in' ? auth.user.name : auth.status}</p>
      <button type="button" onClick={() => void auth.logout()}>
        Keluar
      </button>
    </>
  );
}

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
  server.use(respond(getMe, { user }));
  renderWho();
  expect(screen.getByText('loading')).toBeDefined();
  expect(await screen.findByText('Sari')).toBeDefined();
});

test('a refused token is deleted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('token', 'dead');
  server.use(refuse(getMe, 401, 'not_signed_in'));
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
  server.use(refuse(getMe, 500, 'internal'));
  renderWho();
  expect(await screen.findByText('unreachable')).toBeDefined();
  expect(localStorage.getItem('token')).toBe('kept');
});

test('a regained network ends the waiting', async () => {
  localStorage.setItem('token', 'kept');
  server.use(loseNetwork(getMe));
  renderWho();
  await screen.findByText('unreachable');
  server.use(respond(getMe, { user }));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Sari')).toBeDefined();
});

test('leaving ends the session here even when the server cannot be told', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user }), loseNetwork(logout));
  renderWho();
  await screen.findByText('Sari');
  await userEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('signed-out')).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
});

test('the auth state cannot be used outside of its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Who />)).toThrow('useAuth was called outside of AuthProvider');
});
