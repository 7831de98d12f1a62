import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { innovationCard } from '#test/education.ts';
import { TutorialView } from './tutorial-view.tsx';

const tutorial = {
  ...innovationCard(2, 'Pot gantung'),
  scene: 'hanging-pots',
  steps: [
    { title: 'Potong', text: 'Potong botol.' },
    { title: 'Gantung', text: 'Gantung pot.' },
  ],
  tips: '',
  safety: '',
  sources: [],
};

const drawings = (container: HTMLElement) =>
  [...container.querySelectorAll('ol img')].map((image) => image.getAttribute('src'));

test('every step of a tutorial of the product has its drawing', () => {
  const { container } = render(<TutorialView innovation={tutorial} />);
  expect(drawings(container)).toEqual([
    '/gambar/langkah-hanging-pots-1.svg',
    '/gambar/langkah-hanging-pots-2.svg',
  ]);
});

test('a tutorial of a member has the scene of its category, but no drawings of its steps', () => {
  const { container } = render(<TutorialView innovation={{ ...tutorial, id: 101 }} />);
  expect(drawings(container)).toEqual([]);
});

test('a drawing that does not load leaves no gap', () => {
  const { container } = render(<TutorialView innovation={tutorial} />);
  const step = screen.getAllByRole('listitem').find(({ id }) => id === 'langkah-1');
  fireEvent.error(within(step!).getByRole('presentation'));
  expect(drawings(container)).toEqual(['/gambar/langkah-hanging-pots-2.svg']);
});
