import { getMe } from '@app/contract/account';
import { chooseBestReply, followPost, muteMember, type Post, type Reply } from '@app/contract/community';
import {
  moderatePost,
  moderateReply,
  reportPost,
  reportReply,
  showSuspension,
  suspendMember,
} from '@app/contract/community-moderation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { asAuthor, post, reply } from '#test/community.ts';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import MembersOnly from '#web/routes/members-only.tsx';
import { BestReplyButton } from './components/best-reply-button.tsx';
import { FollowButton } from './components/follow-button.tsx';
import { PostMenu } from './components/post-menu.tsx';
import { ReplyMenu } from './components/reply-menu.tsx';
import { SuspensionNotice } from './components/suspension-notice.tsx';

const user = userEvent.setup();
let changes = 0;

beforeAll(() =>
  Promise.all([import('./components/conduct-sheet.tsx'), import('./components/appeal-dialog.tsx')]),
);
beforeEach(() => {
  changes = 0;
  installModalDialogs();
});

type Given = { post?: Post; reply?: Reply; role?: 'member' | 'editor' | 'moderator' };

/** Renders a post, and its reply if given, with all their menus and buttons. */
async function open(given: Given, ...handlers: RequestHandler[]) {
  const { post: shown = post(), reply: answer, role = 'member' } = given;
  localStorage.setItem('token', 'kept');
  server.use(
    ...handlers,
    respond(getMe, { user: { ...sari, role } }),
    respond(showSuspension, { suspension: null }),
  );
  const onChanged = () => {
    changes += 1;
  };
  const Page = () => (
    <main>
      <h1>{shown.title}</h1>
      <SuspensionNotice />
      <PostMenu post={shown} onChanged={onChanged} />
      <FollowButton post={shown} onChanged={onChanged} />
      {answer && (
        <section aria-label="Balasan">
          <ReplyMenu post={shown} reply={answer} onChanged={onChanged} />
          <BestReplyButton post={shown} reply={answer} onChanged={onChanged} />
        </section>
      )}
    </main>
  );
  visit('/', [{ Component: MembersOnly, children: [{ path: '/', Component: Page }] }]);
  await screen.findByRole('heading', { level: 1 });
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function choose(name: string | RegExp, isReply = false) {
  const [first, second] = screen.getAllByRole('button', { name: 'Lainnya untuk tulisan Budi' });
  await user.click((isReply ? second : first)!);
  const sheet = await dialog('Apa yang ingin Anda lakukan?');
  await user.click(sheet.getByRole('button', { name }));
}

test('a post is reported with a reason and a note', async () => {
  const { recorded, handler } = record(reportPost, { success: true });
  await open({}, handler);
  await choose('Laporkan ke moderator');
  const asking = await dialog('Laporkan tulisan ini');
  await user.click(asking.getByRole('button', { name: 'Kirim laporan' }));
  expect(asking.getByText('Pilih salah satu alasan.')).toBeTruthy();
  await user.click(asking.getByRole('radio', { name: 'Penipuan' }));
  await user.type(asking.getByLabelText('Catatan untuk moderator'), 'Minta transfer dulu.');
  await user.click(asking.getByRole('button', { name: 'Kirim laporan' }));
  await waitFor(() => expect(toasts()).toContain('Laporan terkirim.'));
  expect(recorded.body).toEqual({ reason: 'penipuan', note: 'Minta transfer dulu.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reply is reported too; who has done so already is told', async () => {
  await open({ reply: reply() }, respondError(reportReply, 409, 'already_reported'));
  await choose('Laporkan ke moderator', true);
  const asking = await dialog('Laporkan tulisan ini');
  await user.click(asking.getByRole('radio', { name: 'Spam atau iklan' }));
  await user.click(asking.getByRole('button', { name: 'Kirim laporan' }));
  expect((await asking.findByRole('alert')).textContent).toContain('sudah');
});

test('a report that is not sent keeps what was written', async () => {
  await open({}, loseNetwork(reportPost));
  await choose('Laporkan ke moderator');
  const asking = await dialog('Laporkan tulisan ini');
  await user.click(asking.getByRole('radio', { name: 'Penipuan' }));
  await user.click(asking.getByRole('button', { name: 'Kirim laporan' }));
  expect(await asking.findByText(/Periksa koneksi internet/)).toBeTruthy();
  expect(asking.getByRole<HTMLInputElement>('radio', { name: 'Penipuan' }).checked).toBe(true);
});

test('a member is muted at once, and the toast takes it back', async () => {
  const { recorded, handler } = record(muteMember, { success: true });
  await open({}, handler);
  await choose('Bisukan Budi');
  await waitFor(() => expect(toasts()).toContain('Tulisan Budi tidak tampil lagi untuk Anda.'));
  expect(recorded.body).toEqual({ muted: true });
  expect(changes).toBe(1);
  await press('Urungkan');
  await waitFor(() => expect(toasts()).toContain('Tulisan Budi tampil lagi untuk Anda.'));
  expect(recorded.body).toEqual({ muted: false });
  expect(changes).toBe(2);
});

test('nobody reports or mutes themselves', async () => {
  await open({
    post: post({ isMine: true, author: asAuthor(sari) }),
    reply: reply({ isMine: true, author: asAuthor(sari) }),
  });
  expect(screen.queryByRole('button', { name: /^Lainnya/ })).toBeNull();
});

test('a member sees no moderator actions, nor does an editor', async () => {
  await open({ role: 'editor' });
  await press('Lainnya untuk tulisan Budi');
  const sheet = await dialog('Apa yang ingin Anda lakukan?');
  expect(sheet.queryByText('Tindakan moderator')).toBeNull();
  expect(sheet.getAllByRole('button', { name: /\w/ }).map((button) => button.textContent)).toEqual([
    '',
    'Laporkan ke moderator',
    'Bisukan Budi',
  ]);
});

test('a moderator hides a reply with a rule for all and a reason for its author', async () => {
  const { recorded, handler } = record(moderateReply, { success: true });
  await open({ role: 'moderator', reply: reply() }, handler);
  await choose('Sembunyikan', true);
  const asking = await dialog('Sembunyikan tulisan ini?');
  await user.selectOptions(asking.getByLabelText('Aturan yang dilanggar'), 'Kasar atau merendahkan');
  await user.type(asking.getByLabelText('Alasan'), 'Menghina tetangga.');
  await user.click(asking.getByRole('button', { name: 'Sembunyikan' }));
  await waitFor(() => expect(toasts()).toContain('Tulisan disembunyikan.'));
  expect(recorded.body).toEqual({ action: 'hide', rule: 'kasar', reason: 'Menghina tetangga.' });
  expect(changes).toBe(1);
});

test('locking asks for a rule, pinning only for a reason', async () => {
  const { recorded, handler } = record(moderatePost, { success: true });
  await open({ role: 'moderator' }, handler);
  await choose('Sematkan di atas');
  const asking = await dialog('Sematkan postingan ini?');
  expect(asking.queryByLabelText('Aturan yang dilanggar')).toBeNull();
  await user.type(asking.getByLabelText('Alasan'), 'Jadwal timbang bulan ini.');
  await user.click(asking.getByRole('button', { name: 'Sematkan' }));
  await waitFor(() => expect(toasts()).toContain('Postingan disematkan.'));
  expect(recorded.body).toEqual({ action: 'pin', rule: 'lainnya', reason: 'Jadwal timbang bulan ini.' });
});

test('what is locked, pinned or hidden offers the way back', async () => {
  await open({
    role: 'moderator',
    post: post({ isLocked: true, isPinned: true }),
    reply: reply({ state: 'hidden' }),
  });
  const [ofPost, ofReply] = screen.getAllByRole('button', { name: /^Lainnya/ });
  await user.click(ofPost!);
  const sheet = await dialog('Apa yang ingin Anda lakukan?');
  expect(sheet.getByRole('button', { name: 'Buka kunci' })).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Lepas sematan' })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Tutup' }));
  await user.click(ofReply!);
  const second = await dialog('Apa yang ingin Anda lakukan?');
  expect(second.getByRole('button', { name: 'Tampilkan kembali' })).toBeTruthy();
  expect(second.queryByRole('button', { name: 'Laporkan ke moderator' })).toBeNull();
});

test('an author is suspended for some days', async () => {
  const { recorded, handler } = record(suspendMember, { success: true });
  await open({ role: 'moderator' }, handler);
  await choose('Tangguhkan Budi');
  const asking = await dialog('Tangguhkan penulis ini?');
  await user.selectOptions(asking.getByLabelText('Berapa lama?'), '3 hari');
  await user.type(asking.getByLabelText('Alasan'), 'Menipu dua kali.');
  await user.click(asking.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(toasts()).toContain('Penangguhan tersimpan.'));
  expect(recorded.body).toEqual({ days: 3, rule: 'spam', reason: 'Menipu dua kali.' });
});

test('a refused action keeps the text and names the field', async () => {
  const fields = { reason: 'Isi paling sedikit 3 karakter.' };
  await open({ role: 'moderator' }, respondError(moderatePost, 400, 'invalid_input', fields));
  await choose('Kunci balasan');
  const asking = await dialog('Kunci postingan ini?');
  await user.click(asking.getByRole('button', { name: 'Kunci' }));
  expect(await asking.findByText('Isi paling sedikit 3 karakter.')).toBeTruthy();
  expect(changes).toBe(0);
});

test('following answers at once, and turns back when it fails', async () => {
  const { recorded, handler } = record(followPost, { success: true });
  await open({}, handler);
  await press('Ikuti');
  expect(screen.getByRole('button', { name: 'Diikuti', pressed: true })).toBeTruthy();
  await waitFor(() => expect(recorded.body).toEqual({ followed: true }));
  server.use(loseNetwork(followPost));
  await press('Diikuti');
  await waitFor(() => expect(toasts()).toContain('Belum tersimpan.'));
  expect(screen.getByRole('button', { name: 'Diikuti', pressed: true })).toBeTruthy();
});

test('the one who asked says which reply helped most', async () => {
  const mine = post({ isMine: true, author: asAuthor(sari) });
  const { recorded, handler } = record(chooseBestReply, { success: true });
  await open({ post: mine, reply: reply() }, handler);
  await press('Jadikan jawaban terbaik');
  await waitFor(() => expect(toasts()).toContain('Jawaban terbaik sudah dipilih.'));
  expect(recorded.body).toEqual({ replyId: reply()._id });
});

test('and takes it back', async () => {
  const mine = post({ isMine: true, author: asAuthor(sari), bestReplyId: reply()._id });
  const { recorded, handler } = record(chooseBestReply, { success: true });
  await open({ post: mine, reply: reply() }, handler);
  await press('Batalkan jawaban terbaik');
  await waitFor(() => expect(toasts()).toContain('Pilihan jawaban terbaik dibatalkan.'));
  expect(recorded.body).toEqual({ replyId: null });
});

test.each([
  ['of another', post()],
  ['that is no question', post({ isMine: true, category: 'cerita' })],
])('no best reply is chosen in a post %s', async (_, shown) => {
  await open({ post: shown, reply: reply() });
  expect(screen.queryByRole('button', { name: /jawaban terbaik/ })).toBeNull();
});

test('who is suspended reads until when and why, and may appeal', async () => {
  const suspension = {
    until: '2026-11-20T02:00:00.000Z',
    rule: 'kasar',
    reason: 'Menghina tetangga.',
    decisionId: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b99',
    mayAppeal: true,
  } as const;
  await open({}, respond(showSuspension, { suspension }));
  expect(await screen.findByText('Anda belum bisa menulis di komunitas')).toBeTruthy();
  expect(screen.getByText(/^Sampai 20 November 2026/)).toBeTruthy();
  expect(screen.getByText('Kasar atau merendahkan: Menghina tetangga.')).toBeTruthy();
  await press('Ajukan banding');
  expect(await dialog('Ajukan banding')).toBeTruthy();
});

test('a moderator does not hide, restore or unlock their own words', async () => {
  const mine = { isMine: true, author: asAuthor(sari) };
  await open({
    role: 'moderator',
    post: post({ ...mine, isLocked: true }),
    reply: reply({ ...mine, state: 'hidden' }),
  });
  const [opener, ...others] = screen.getAllByRole('button', { name: /^Lainnya/ });
  expect(others).toEqual([]);
  await user.click(opener!);
  const sheet = await dialog('Apa yang ingin Anda lakukan?');
  expect(sheet.getByRole('button', { name: 'Sematkan di atas' })).toBeTruthy();
  expect(sheet.queryByRole('button', { name: /Sembunyikan|Tampilkan|Buka kunci|Tangguhkan/ })).toBeNull();
});
