import { listMuted, muteMember } from '@app/contract/community';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { openAccount, profile } from '#test/account.tsx';
import { budi } from '#test/community.ts';
import { record, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts } from '#test/visit.tsx';

const user = userEvent.setup();
beforeAll(() => import('#web/features/community/conduct/components/muted-members.tsx'));

test('a muted member is shown again, and the way back is offered', async () => {
  openAccount(profile, respond(listMuted, { members: [budi] }), '?bagian=dibisukan');
  const release = await screen.findByRole('button', { name: 'Tampilkan lagi tulisan Budi' });
  const { recorded, handler } = record(muteMember, { success: true });
  server.use(handler, respond(listMuted, { members: [] }));
  await user.click(release);
  expect(await screen.findByText('Anda belum membisukan siapa pun.')).toBeTruthy();
  await waitFor(() => expect(toasts()).toContain('Tulisan Budi tampil lagi untuk Anda.'));
  expect(recorded.body).toEqual({ muted: false });
  expect(screen.getByRole('heading', { name: 'Warga yang dibisukan' })).toBe(document.activeElement);
});
