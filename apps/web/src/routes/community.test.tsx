import { createPost, listPosts } from '@app/contract/community';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { post } from '#test/community.ts';
import { jelantah, list, openForum, press, second, user } from '#test/forum.tsx';
import { sari } from '#test/users.ts';
import { record, respondError } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts } from '#test/visit.tsx';

test('the list shows who wrote what, when, and how many like and answered it', async () => {
  openForum('/community', list([jelantah]));
  const row = (await screen.findByRole('heading', { name: jelantah.title })).closest('article');
  expect(row?.textContent).toMatch(/^B.*Saya punya dua botol\.Budi.*Tanya18.*18 suka1.*1 balasan$/);
});

test('an empty forum invites to write', async () => {
  openForum('/community', list([]));
  expect(await screen.findByRole('heading', { name: 'Belum ada postingan' })).toBeTruthy();
});

test('a list that does not come says so and can be tried again', async () => {
  openForum('/community', respondError(listPosts, 400, 'invalid_input'));
  expect((await screen.findByRole('alert')).textContent).toContain('Gagal memuat postingan');
  expect(toasts()).toContain('Gagal memuat postingan');
  server.use(list([jelantah]));
  await press('Coba Lagi');
  expect(await screen.findByRole('link', { name: jelantah.title })).toBeTruthy();
});

test('the search asks once the person pauses, gives up what it asked before, and stays in the address', async () => {
  const asked: string[] = [];
  let givenUp = 0;
  openForum(
    '/community?kategori=tanya',
    http.get('*/api/community/posts', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      request.signal.addEventListener('abort', () => (givenUp += 1));
      if (searchParams.get('search') === 'jelan') await delay(3000);
      return HttpResponse.json({ success: true, posts: [jelantah], nextCursor: null });
    }),
  );
  const box = await screen.findByRole('searchbox', { name: 'Cari postingan' });
  await user.type(box, 'jelan');
  await waitFor(() => expect(asked).toContain('category=tanya&search=jelan'));
  await user.type(box, 'tah');
  await waitFor(() => expect(asked.at(-1)).toBe('category=tanya&search=jelantah'));
  expect(asked).toHaveLength(3);
  await waitFor(() => expect(givenUp).toBe(1));
});

test('more of the list joins it', async () => {
  openForum(
    '/community',
    http.get('*/api/community/posts', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === 'lanjut'
          ? { success: true, posts: [post({ _id: second, title: 'Yang kedua' })], nextCursor: null }
          : { success: true, posts: [jelantah], nextCursor: 'lanjut' },
      ),
    ),
  );
  await press('Tampilkan lainnya');
  expect(await screen.findByRole('link', { name: 'Yang kedua' })).toBeTruthy();
  expect(screen.getByRole('link', { name: jelantah.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tampilkan lainnya' })).toBeNull();
});

test('a search that stopped before older posts says so, and goes on there', async () => {
  openForum(
    '/community?q=jelantah',
    http.get('*/api/community/posts', ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      if (!cursor)
        return HttpResponse.json({ success: true, posts: [], nextCursor: 'lama', isOlderUnsearched: true });
      return HttpResponse.json(
        cursor === 'lama'
          ? { success: true, posts: [jelantah], nextCursor: 'lebih-lama', isOlderUnsearched: true }
          : { success: true, posts: [], nextCursor: null, isOlderUnsearched: false },
      );
    }),
  );
  await screen.findByText('Sejauh ini belum ada postingan yang cocok. Hasil yang lebih lama belum dicari.');
  expect(screen.queryByRole('heading', { name: 'Belum ada postingan' })).toBeNull();
  await press('Cari di hasil lama');
  expect(await screen.findByRole('link', { name: jelantah.title })).toBeTruthy();
  expect(screen.getByText('Hasil yang lebih lama belum dicari.')).toBeTruthy();
  await press('Cari di hasil lama');
  await waitFor(() => expect(screen.queryByText('Hasil yang lebih lama belum dicari.')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Cari di hasil lama' })).toBeNull();
});

test('a post needs a title and words', async () => {
  openForum('/community', list([]));
  await user.click((await screen.findAllByRole('button', { name: 'Ajukan Sesuatu' }))[0] as HTMLElement);
  const title = await screen.findByRole('textbox', { name: 'Judul' });
  const content = screen.getByRole('textbox', { name: 'Isi' });
  const invalid = () => [title, content].map((field) => field.getAttribute('aria-invalid'));
  await user.type(title, '   ');
  expect(invalid()).toEqual(['false', 'false']);
  await press('Posting');
  expect(toasts()).toContain('Judul dan konten harus diisi');
  expect(invalid()).toEqual(['true', 'true']);
  expect(screen.getByText('Tulis isinya dulu, satu kalimat sudah cukup.')).toBeTruthy();
  expect(document.activeElement).toBe(title);
  await user.keyboard('Jadwal');
  expect(invalid()).toEqual(['false', 'true']);
  expect(document.activeElement).toBe(title);
  await press('Posting');
  expect(document.activeElement).toBe(content);
});

test('a title that asks is a question, until another category is chosen', async () => {
  openForum('/community?tulis=1', list([]));
  const title = await screen.findByRole('textbox', { name: 'Judul' });
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kategori' });
  await user.type(title, 'Disetor ke mana? ');
  expect(category.value).toBe('tanya');
  await user.type(title, 'Ini jawabannya');
  expect(category.value).toBe('general');
  await user.selectOptions(category, 'Tips');
  await user.type(title, '?');
  expect(category.value).toBe('tips');
});

test('a post with a photo shows it small in the list', async () => {
  openForum('/community', list([{ ...jelantah, photo: '/photos/a.jpg', thumbnail: '/photos/a.small.jpg' }]));
  const photo = await screen.findByRole('img', { name: 'Ada foto' });
  expect(photo.getAttribute('src')).toBe('/photos/a.small.jpg');
});

test('a draft survives a reload and keeps its key until it is posted; then the form is empty', async () => {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  const create = (answer: () => Response) =>
    http.post('*/api/community/posts', async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      bodies.push(await request.json());
      return answer();
    });
  const { unmount } = openForum(
    '/community?tulis=1',
    list([]),
    create(() => HttpResponse.error()),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Judul' }), ' Jadwal timbang ');
  await user.type(screen.getByRole('textbox', { name: 'Isi' }), 'Sabtu pagi.');
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'Sampang, timbang');
  await press('Posting');
  await waitFor(() => expect(toasts()).toContain('Gagal membuat postingan'));
  unmount();

  const posted = post({ title: 'Jadwal timbang', content: 'Sabtu pagi.' });
  openForum(
    '/community?tulis=1',
    list([posted]),
    create(() => HttpResponse.json({ success: true, post: posted })),
  );
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Judul' })).value).toBe(
    ' Jadwal timbang ',
  );
  await press('Posting');
  await waitFor(() => expect(toasts()).toContain('Postingan berhasil dibuat!'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ajukan Sesuatu' })).toBeNull());
  expect(bodies.at(-1)).toEqual({
    title: 'Jadwal timbang',
    content: 'Sabtu pagi.',
    category: 'general',
    tags: ['sampang', 'timbang'],
    pictureId: null,
  });
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  expect(localStorage.getItem(`postingan:${sari._id}`)).toBeNull();
});

test('the server’s own sentence says why a post was not taken', async () => {
  openForum('/community?tulis=1', list([]), respondError(createPost, 503, 'unavailable'));
  await user.type(await screen.findByRole('textbox', { name: 'Judul' }), 'Judul');
  await user.type(screen.getByRole('textbox', { name: 'Isi' }), 'Isi');
  await press('Posting');
  await waitFor(() => expect(toasts()).not.toBe(''));
  expect(toasts()).not.toContain('Gagal membuat postingan');
});

test('a question from elsewhere fills the form and leaves one’s own draft alone', async () => {
  localStorage.setItem(`postingan:${sari._id}`, JSON.stringify({ title: 'Draf saya' }));
  const sent = record(createPost, {
    success: true,
    post: post({ title: 'Ini apa?', content: 'Tebakan: kaca.' }),
  });
  openForum('/community?tulis=tanya&judul=Ini+apa%3F&isi=Tebakan%3A+kaca.', list([]), sent.handler);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Judul' })).value).toBe('Ini apa?');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kategori' }).value).toBe('tanya');
  await press('Posting');
  await waitFor(() =>
    expect(sent.recorded.body).toMatchObject({ title: 'Ini apa?', category: 'tanya', pictureId: null }),
  );
  expect(localStorage.getItem(`postingan:${sari._id}`)).toContain('Draf saya');
});
