import {
  createReply,
  deletePost,
  editReply,
  likePost,
  likeReply,
  listReplies,
  showPost,
} from '@app/contract/community';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { asAuthor, budi, reply } from '#test/community.ts';
import {
  jelantah,
  list,
  openDialog,
  openForum,
  openPost,
  press,
  scrollIntoView,
  second,
  user,
  whole,
} from '#test/forum.tsx';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { toasts } from '#test/visit.tsx';

const replyBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tulis balasan' });

test('from the list a post opens over it; closing leads back to the list', async () => {
  openForum('/community?urut=belum-dijawab', list([jelantah]), whole({ replies: [reply()] }));
  await openPost();
  expect(within(await openDialog()).getByText('Bilas dulu, lalu keringkan.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Forum Komunitas', level: 1, hidden: true })).toBeTruthy();
  await press('Tutup');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Postingan' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: jelantah.title }));
});

test('opened by its address a post is a page of its own', async () => {
  openForum(`/community/${jelantah._id}`, whole({ replyCount: 0 }));
  expect(await screen.findByRole('heading', { name: jelantah.title, level: 1 })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Belum ada balasan. Jadilah yang pertama membalas.')).toBeTruthy();
});

test('a post that is nowhere says so', async () => {
  openForum(`/community/${jelantah._id}`, respondError(showPost, 404, 'not_found'));
  expect(await screen.findByRole('heading', { name: 'Postingan tidak ditemukan' })).toBeTruthy();
});

test('a like shows at once, in the post and in the list', async () => {
  openForum(
    '/community',
    list([jelantah]),
    whole(),
    respond(likePost, { success: true, liked: true, likeCount: 20 }),
  );
  await openPost();
  await press('Suka 18');
  expect(
    await within(await openDialog()).findByRole('button', { name: 'Suka 20', pressed: true }),
  ).toBeTruthy();
  expect(screen.getByText('20 suka')).toBeTruthy();
});

test('a like that fails is taken back, with the sentence of the specification', async () => {
  openForum(
    '/community',
    list([jelantah]),
    whole({ replies: [reply({ likeCount: 2 })] }),
    http.post('*/like', async () => {
      await delay(150);
      return HttpResponse.error();
    }),
  );
  await openPost();
  await press('Suka 18');
  expect(screen.getByRole('button', { name: 'Suka 19', pressed: true })).toBeTruthy();
  await waitFor(() => expect(toasts()).toContain('Gagal menyukai postingan'));
  expect(screen.getByRole('button', { name: 'Suka 18', pressed: false })).toBeTruthy();
  await press('Suka balasan Budi 2');
  await waitFor(() => expect(toasts()).toContain('Gagal menyukai balasan'));
  expect(screen.getByRole('button', { name: 'Suka balasan Budi 2', pressed: false })).toBeTruthy();
});

test('a reply’s like says the wanted state', async () => {
  const sent = record(likeReply, { success: true, post: jelantah, liked: true, likeCount: 1 });
  openForum(`/community/${jelantah._id}`, whole({ replies: [reply()] }), sent.handler);
  await press('Suka balasan Budi 0');
  expect(await screen.findByRole('button', { name: 'Suka balasan Budi 1', pressed: true })).toBeTruthy();
  expect(sent.recorded.body).toEqual({ liked: true });
});

test('a reply joins the post, the box empties, and who was called is told to the server', async () => {
  const mine = reply({ _id: second, author: asAuthor(sari), content: '@Budi terima kasih', isMine: true });
  const sent = record(createReply, {
    success: true,
    post: { ...jelantah, replyCount: 2 },
    reply: mine,
    nextReplyCursor: null,
  });
  openForum('/community', list([jelantah]), whole({ replies: [reply()] }), sent.handler);
  await openPost();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Kirim' })).disabled).toBe(true);
  await press('Balas Budi');
  expect((await replyBox()).value).toBe('@Budi ');
  await user.type(await replyBox(), 'terima kasih');
  expect(localStorage.getItem(`balasan:${sari._id}:${jelantah._id}`)).toContain('terima kasih');
  await press('Kirim');
  await waitFor(() => expect(toasts()).toContain('Balasan berhasil ditambahkan!'));
  expect((await replyBox()).value).toBe('');
  expect(localStorage.getItem(`balasan:${sari._id}:${jelantah._id}`)).toBeNull();
  expect(sent.recorded.body).toEqual({ content: '@Budi terima kasih', mentions: [budi._id] });
  expect(await screen.findByRole('heading', { name: '2 balasan' })).toBeTruthy();
  expect(screen.getByText('2 balasan', { selector: 'article *' })).toBeTruthy();

  const shown = (await screen.findByRole('button', { name: `Suka balasan ${sari.name} 0` })).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(shown));
  expect(scrollIntoView.mock.contexts).toEqual([shown]);
});

test('a reply that did not get through stays in the box', async () => {
  openForum(`/community/${jelantah._id}`, whole(), loseNetwork(createReply));
  await user.type(await replyBox(), 'Halo');
  await press('Kirim');
  await waitFor(() => expect(toasts()).toContain('Gagal menambahkan balasan'));
  expect((await replyBox()).value).toBe('Halo');
});

test('later replies come page by page', async () => {
  openForum(
    `/community/${jelantah._id}`,
    whole({ replies: [reply()], replyCount: 21 }, 'lanjut'),
    respond(listReplies, {
      success: true,
      replies: [reply({ _id: second, content: 'Yang kedua.' })],
      nextCursor: null,
    }),
  );
  await press('Tampilkan balasan lainnya');
  expect(await screen.findByText('Yang kedua.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tampilkan balasan lainnya' })).toBeNull();
});

test('one’s own words can be changed, and taken away after a question', async () => {
  const mine = reply({ author: asAuthor(sari), isMine: true });
  openForum(
    '/community',
    list([{ ...jelantah, isMine: true }]),
    whole({ isMine: true, replies: [mine] }),
    respond(editReply, {
      success: true,
      reply: { ...mine, content: 'Sudah benar.', editedAt: '2026-11-15T02:00:00.000Z' },
    }),
    respond(deletePost, { success: true }),
  );
  await openPost();
  await user.click((await screen.findAllByRole('button', { name: 'Ubah' }))[1] as HTMLElement);
  const words = await screen.findByRole('textbox', { name: 'Balasan' });
  await user.clear(words);
  await user.type(words, 'Sudah benar.');
  await press('Simpan');
  expect(await screen.findByText('Sudah benar.')).toBeTruthy();

  await user.click(screen.getAllByRole('button', { name: 'Hapus' })[0] as HTMLElement);
  const question = await screen.findByRole('dialog', { name: 'Hapus postingan ini?' });
  await user.click(within(question).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: jelantah.title })).toBeNull());
  await waitFor(() => expect(toasts()).toContain('Postingan dihapus.'));
});

test('a locked post can be read, not answered; a muted reply is folded', async () => {
  openForum(`/community/${jelantah._id}`, whole({ isLocked: true, replies: [reply({ isMuted: true })] }));
  expect(await screen.findByText(/dikunci moderator/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Tulis balasan' })).toBeNull();
  expect(screen.queryByText('Bilas dulu, lalu keringkan.')).toBeNull();
  await press('Tampilkan');
  expect(screen.getByText('Bilas dulu, lalu keringkan.')).toBeTruthy();
});

test.each([
  '<script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  '"><svg onload=window.hacked=true>',
  'javascript:window.hacked=true',
  '[x](javascript:window.hacked=true)',
  'https://contoh.id/"onmouseover="window.hacked=true',
  '{{constructor.constructor("window.hacked=true")()}}',
])('%s is shown as text', async (attack) => {
  openForum(
    `/community/${jelantah._id}`,
    whole({ title: attack, content: attack, replies: [reply({ content: attack })] }),
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(attack);
  expect(
    screen.getAllByText((_, element) => element?.tagName === 'P' && element.textContent === attack),
  ).toHaveLength(2);
  expect(document.querySelector('main script, img[onerror], [onload], [onmouseover]')).toBeNull();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')) {
    expect(link.protocol).toBe('https:');
    expect(link.rel).toContain('nofollow');
  }
  expect('hacked' in window).toBe(false);
});

test('a photo is enlarged over the post; the close button and the back button lead back to the post', async () => {
  openForum(
    '/community',
    list([jelantah]),
    whole({ photo: '/photos/a.jpg', thumbnail: '/photos/a.small.jpg' }),
  );
  await openPost();
  const large = () => screen.queryByRole('dialog', { name: `Foto dari postingan ${jelantah.title}` });
  await press(/Perbesar foto/);
  expect(large()).toBeTruthy();
  await press('Tutup foto');
  await waitFor(() => expect(large()).toBeNull());
  expect(await openDialog()).toBeTruthy();
});

test('what the team wrote is marked as the team’s', async () => {
  const team = { _id: null, name: 'Tim PilahBumi', isTeam: true };
  openForum(
    `/community/${jelantah._id}`,
    whole({ author: team, replies: [reply({ author: team }), reply({ _id: second })] }),
  );
  await screen.findByRole('heading', { level: 1 });
  const [ofTeam, ofBudi] = screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('balasan-'));
  expect(within(ofTeam!).getByText('Tim')).toBeTruthy();
  expect(within(ofBudi!).queryByText('Tim')).toBeNull();
  expect(screen.getAllByText('Tim')).toHaveLength(2);
});
