import { getMe } from '@app/contract/account';
import { type Agreement, listAgreements } from '@app/contract/account-agreements';
import { getProfile, type Profile } from '@app/contract/account-settings';
import type { RequestHandler } from 'msw';
import Account from '#web/routes/account.tsx';
import MembersOnly from '#web/routes/members-only.tsx';
import { sari } from './users.ts';
import { respond } from './respond.ts';
import { server } from './setup.ts';
import { visit } from './visit.tsx';

export const profile: Profile = {
  name: 'Sari Wulandari',
  email: 'sari@contoh.id',
  emailVerified: true,
  phone: '+6281234567890',
  location: 'Sampang',
  role: 'member',
  newsletter: false,
  hasPassword: true,
  twoStep: false,
  createdAt: '2026-06-03T02:00:00.000Z',
};

export const agreements: Agreement[] = [
  { purpose: 'privacy', version: '2026-11-15', at: '2026-11-15T02:00:00.000Z' },
  { purpose: 'terms', version: '2026-01-31', at: '2026-02-03T02:00:00.000Z' },
];

/** Opens the account page of a member, with the real guard. */
export function openAccount(known: Profile = profile, handler?: RequestHandler, search = '') {
  localStorage.setItem('token', 'kept');
  server.use(
    ...(handler ? [handler] : []),
    respond(getMe, { user: { ...sari, role: known.role } }),
    respond(getProfile, { profile: known }),
    respond(listAgreements, { agreements }),
  );
  return visit(`/akun${search}`, [
    { Component: MembersOnly, children: [{ path: '/akun', Component: Account }] },
  ]);
}
