import { getMe, logout } from '@app/contract/account';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import MembersOnly from './members-only.tsx';

function Dashboard() {
  const auth = useAuth();
  return (
    <button type="button" onClick={() => void auth.logout()}>
      Keluar
    </button>
  );
}
const open = (path = '/dashboard') =>
  visit(path, [{ Component: MembersOnly, children: [{ path: '/dashboard', Component: Dashboard }] }]);

test('a visitor is led to the login page, which remembers where they wanted to go', async () => {
  open('/dashboard?bagian=riwayat');
  expect(await screen.findByText('di /login?next=/dashboard%3Fbagian%3Driwayat')).toBeTruthy();
});

test('a session that is over leads to the login page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('token', 'dead');
  server.use(respondError(getMe, 401, 'not_signed_in'));
  open();
  expect(screen.getByRole('status').textContent).toBe('Memeriksa sesi Anda...');
  expect(await screen.findByText('di /login?next=/dashboard')).toBeTruthy();
});

test('who leaves is led home', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }), respond(logout, { success: true }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('di /')).toBeTruthy();
});

test('without a network a member is told so and may try again', async () => {
  localStorage.setItem('token', 'kept');
  server.use(loseNetwork(getMe));
  open();
  const retry = await screen.findByRole('button', { name: 'Coba Lagi' });
  server.use(respond(getMe, { user: sari }));
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Keluar' })).toBeTruthy();
});

test('a page in use stays when the network goes away', async () => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }));
  open();
  await screen.findByRole('button', { name: 'Keluar' });
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.get('*/api/auth/me', () => {
        resolve();
        return HttpResponse.error();
      }),
    );
  });
  window.dispatchEvent(new Event('online'));
  await asked;
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button', { name: 'Keluar' })).toBeTruthy();
});
