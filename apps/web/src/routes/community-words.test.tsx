import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { budi, post, reply } from '#test/community.ts';
import { jelantah, list, openForum, press, user, whole } from '#test/forum.tsx';
import { toasts } from '#test/visit.tsx';

test('while a post is sent its button is busy', async () => {
  openForum(
    '/community?tulis=1',
    list([]),
    http.post('*/api/community/posts', () => new Promise<never>(() => {})),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Judul' }), 'Jadwal timbang');
  await user.type(screen.getByRole('textbox', { name: 'Isi' }), 'Sabtu pagi.');
  await press('Posting');
  expect(await screen.findByRole('button', { name: 'Memposting...' })).toHaveProperty('disabled', true);
});

test('a reply of nothing but spaces is not sent', async () => {
  openForum(`/community/${jelantah._id}`, whole());
  const box = await screen.findByRole('textbox', { name: 'Tulis balasan' });
  await user.type(box, '   ');
  expect(screen.getByRole('button', { name: 'Kirim' })).toHaveProperty('disabled', true);
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(toasts()).toBe('Balasan tidak boleh kosong'));
});

test('a reply says its short day, its hour and its minute', async () => {
  openForum(`/community/${jelantah._id}`, whole({ replies: [reply()] }));
  expect(await screen.findByText(/^14 Nov, \d\d\.\d\d$/)).toBeTruthy();
});

test('the preview has two lines, and the length of a name chooses one of eight colours', async () => {
  const names = Array.from({ length: 9 }, (_, index) => 'A'.repeat(index + 1));
  const posts = names.map((name, index) =>
    post({
      _id: `0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5c0${index}`,
      author: { ...budi, name },
    }),
  );
  openForum('/community', list(posts));
  const rows = await screen.findAllByRole('article');
  for (const row of rows)
    expect(within(row).getByText('Saya punya dua botol.').className).toContain('line-clamp-2');
  const colours = rows.map((row) => row.firstElementChild?.className);
  expect(new Set(colours).size).toBe(8);
  expect(colours[8]).toBe(colours[0]);
});
