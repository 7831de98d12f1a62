import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LearningFigures } from './components/learning-figures.tsx';

test('says what was collected, labelled and used by the newest version, and the earlier ones below', () => {
  const used = [
    { version: '2.1.0', photos: 640 },
    { version: '2.0.0', photos: 120 },
  ];
  render(<LearningFigures learning={{ collected: 1284, labelled: 873, used }} />);
  const figureOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(figureOf('foto terkumpul')).toBe('1.284');
  expect(figureOf('foto berlabel')).toBe('873');
  expect(figureOf('dipakai model 2.1.0')).toBe('640');
  expect(screen.getByRole('listitem').textContent).toBe('Model 2.0.0: 120 foto');
});

test('says that no version used them yet', () => {
  render(<LearningFigures learning={{ collected: 0, labelled: 0, used: [] }} />);
  expect(screen.getByText('Belum ada versi yang memakainya')).toBeTruthy();
});

test('says so when nothing was counted', () => {
  render(<LearningFigures learning={null} />);
  expect(screen.getByText(/belum bisa ditampilkan/)).toBeTruthy();
});
