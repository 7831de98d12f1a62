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

test('a blank line begins a new paragraph', () => {
  render(<ArticleView article={article} />);
  for (const words of ['Paragraf pertama.', 'Paragraf kedua.'])
    expect(screen.getByText(words).tagName).toBe('P');
});
