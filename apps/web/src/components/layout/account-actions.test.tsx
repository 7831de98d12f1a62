import { getMe, logout } from '@app/contract/account';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { sari } from '#test/users.ts';
import { toasts, visit } from '#test/visit.tsx';
import { listEntries } from '#web/lib/outbox/store.ts';
import { AccountActions } from './account-actions.tsx';

vi.mock('#web/lib/outbox/store.ts');
installModalDialogs();

const user = userEvent.setup();
const leave = async () => user.click(await screen.findByRole('button', { name: 'Keluar' }));

beforeEach(() => {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }), respond(logout, { success: true }));
  visit('/', [{ path: '/', Component: () => <AccountActions onField /> }]);
});

test('who has nothing that waits leaves at once', async () => {
  vi.mocked(listEntries).mockResolvedValue([]);
  await leave();
  await waitFor(() => expect(toasts()).toBe('Anda sudah keluar.'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('who has something that waits is asked first, and may stay', async () => {
  vi.mocked(listEntries).mockResolvedValue([{}, {}] as never);
  await leave();
  const dialog = await screen.findByRole('dialog', { name: '2 belum terkirim. Keluar sekarang?' });
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('token')).toBe('kept');

  await leave();
  await user.click(await screen.findByRole('button', { name: 'Ya, Keluar' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

test('where the outbox cannot be read, leaving works all the same', async () => {
  vi.mocked(listEntries).mockRejectedValue(new Error('blocked'));
  await leave();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});
