import { getMe } from '@app/contract/account';
import { resendConfirmation } from '@app/contract/account-password';
import { getProfile, type Profile } from '@app/contract/account-settings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profile } from '#test/account.tsx';
import { respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { sari } from '#test/users.ts';
import { toasts, visit } from '#test/visit.tsx';
import MembersOnly from '#web/routes/members-only.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';

function open(known: Profile) {
  localStorage.setItem('token', 'kept');
  server.use(
    respond(getMe, { user: sari }),
    respond(getProfile, { profile: known }),
    respond(resendConfirmation, { success: true }),
  );
  const Page = () => (
    <>
      <h1>Dasbor</h1>
      <UnconfirmedEmail />
    </>
  );
  return visit('/dashboard', [
    { Component: MembersOnly, children: [{ path: '/dashboard', Component: Page }] },
  ]);
}

test('who has not confirmed the address is told that the mail waits, and may have it sent again', async () => {
  open({ ...profile, emailVerified: false });
  const notice = within(await screen.findByRole('region', { name: 'Konfirmasi email' }));
  expect(notice.getByText(/Email konfirmasi menunggu di sari@contoh\.id/)).toBeTruthy();
  await userEvent.click(notice.getByRole('button', { name: 'Kirim lagi' }));
  await waitFor(() => expect(toasts()).toBe('Email konfirmasi telah dikirim. Silakan cek inbox Anda.'));
});

test('who has confirmed it is not bothered', async () => {
  open(profile);
  await screen.findByRole('heading', { name: 'Dasbor' });
  expect(screen.queryByRole('region', { name: 'Konfirmasi email' })).toBeNull();
});
