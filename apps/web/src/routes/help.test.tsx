import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#test/visit.tsx';
import HelpPage from './help.tsx';

const user = userEvent.setup();
const open = () => visit('/bantuan', [{ path: '/bantuan', Component: HelpPage as never }]);
const questions = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('twenty questions stand in groups, each with its answer folded below', () => {
  open();
  expect(questions()).toHaveLength(20);
  const question = screen.getByRole('heading', { name: 'Apa itu sampah B3, dan contohnya?' });
  const fold = question.closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('Jangan dijual, dibakar, dipecah, atau dicampur.');
});

test('the search leaves what fits and says how many', async () => {
  open();
  await user.type(screen.getByLabelText('Cari pertanyaan'), 'hapus akun');
  await waitFor(() => expect(questions()).toEqual(['Bagaimana menghapus akun dan data saya?']));
  expect(screen.getByRole('status').textContent).toBe('1 pertanyaan cocok');
  await user.clear(screen.getByLabelText('Cari pertanyaan'));
  await waitFor(() => expect(questions()).toHaveLength(20));
});

test('nothing found says so and leads to people', async () => {
  open();
  await user.type(screen.getByLabelText('Cari pertanyaan'), 'xylofon');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Belum ada jawaban untuk "xylofon".'),
  );
  const ways = within(screen.getByRole('region', { name: 'Belum terjawab?' }));
  expect(ways.getByRole('link', { name: 'Tanya di Komunitas' }).getAttribute('href')).toBe('/community');
  expect(ways.getByRole('link', { name: 'Tulis ke kami' }).getAttribute('href')).toMatch(/^mailto:/);
});
