import { getMe } from '@app/contract/account';
import { countNotifications } from '@app/contract/community-notification';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { BellSlot } from './components/bell-slot.tsx';

beforeAll(() => import('./components/bell.tsx'));
afterEach(() => vi.useRealTimers());

function open(isMember = true, Component = BellSlot) {
  if (isMember) localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }));
  return visit('/', [{ path: '/', Component }]);
}

test('a member reads and hears how many are unread', async () => {
  server.use(respond(countNotifications, { unread: 3 }));
  open();
  const bell = await screen.findByRole('link', { name: 'Notifikasi, 3 belum dibaca' });
  expect(bell.textContent).toBe('3');
  expect(bell.getAttribute('href')).toBe('/notifikasi');
});

test('many are 99+', async () => {
  server.use(respond(countNotifications, { unread: 99 }));
  open();
  expect((await screen.findByRole('link', { name: /99\+ belum dibaca/ })).textContent).toBe('99+');
});

test('when the count cannot be fetched, the bell has no number', async () => {
  server.use(loseNetwork(countNotifications));
  open();
  expect((await screen.findByRole('link', { name: 'Notifikasi' })).textContent).toBe('');
});

test('a visitor has no bell, and nothing is asked', () => {
  open(false);
  expect(screen.queryByRole('link')).toBeNull();
});

test('who comes back to the tab is told anew, at most once a minute', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/community/notifications/unread', () => HttpResponse.json({ unread: (asked += 1) })),
  );
  vi.useFakeTimers({ toFake: ['Date'] });
  open();
  await screen.findByRole('link', { name: 'Notifikasi, 1 belum dibaca' });
  const comeBack = () =>
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  comeBack();
  vi.setSystemTime(Date.now() + 61_000);
  comeBack();
  await screen.findByRole('link', { name: 'Notifikasi, 2 belum dibaca' });
  expect(asked).toBe(2);
});

test('who is leaving is not asked for any more', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  server.use(
    respond(countNotifications, { unread: 3 }),
    http.post('*/api/auth/logout', async () => {
      await left;
      return HttpResponse.json({ success: true });
    }),
  );
  const Leave = () => {
    const { status, logout } = useAuth();
    return (
      <>
        <BellSlot />
        <output>{status}</output>
        <button type="button" onClick={() => void logout()}>
          Keluar
        </button>
      </>
    );
  };
  open(true, Leave);
  await screen.findByRole('link', { name: 'Notifikasi, 3 belum dibaca' });
  fireEvent.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('signed-in');
  leave();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('signed-out'));
});
