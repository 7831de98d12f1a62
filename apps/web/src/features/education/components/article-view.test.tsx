import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newsCard } from '#test/education.ts';
import { ArticleView } from './article-view.tsx';

const article = {
  ...newsCard(7, 'Sungai yang kembali jernih'),
  views: 1284,
  fullContent: 'Paragraf pertama.\n\nParagraf kedua.',
  sources: [],
};

test('an article shows its category, who wrote it when, how long it takes and how many read it', () => {
  render(<ArticleView article={article} />);
  for (const words of ['Lingkungan', 'Tim PilahBumi', '9 November 2026', '3 menit baca', '1.284 kali dibaca'])
    expect(screen.getByText(words)).toBeTruthy();
});

test('the page of an article lists its headings as links; its preview does not', () => {
  const long = { ...article, fullContent: 'Awal.\n\n## Satu\n\nTeks.\n\n## Dua\n\nTeks.' };
  const { unmount } = render(<ArticleView article={long} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Satu', '#bagian-1'],
    ['Dua', '#bagian-2'],
  ]);
  expect(screen.getByRole('heading', { name: 'Dua' }).id).toBe('bagian-2');
  unmount();
  render(<ArticleView article={long} headingLevel={2} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Dua' }).id).toBe('');
});

test('an article that nobody has read yet does not say so', () => {
  render(<ArticleView article={{ ...article, views: 0 }} />);
  expect(screen.queryByText(/kali dibaca/)).toBeNull();
});

test('a blank line begins a new paragraph', () => {
  render(<ArticleView article={article} />);
  for (const words of ['Paragraf pertama.', 'Paragraf kedua.'])
    expect(screen.getByText(words).tagName).toBe('P');
});
