import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from '#web/components/ui/search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typeThenPress(name: string) {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <>
      <SearchField label="Cari postingan" value="" onChange={onChange} />
      <a href="/community/1" onClick={(event) => event.preventDefault()}>
        Popok dibuang ke mana?
      </a>
      <a href="?kategori=tips" onClick={(event) => event.preventDefault()}>
        Tips
      </a>
    </>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'popok' } });
  fireEvent.click(screen.getByRole('link', { name }));
  vi.advanceTimersByTime(1000);
  return onChange;
}

test('a link pressed before the search began is followed, and the search is dropped', () => {
  expect(typeThenPress('Popok dibuang ke mana?')).not.toHaveBeenCalled();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('a filter of the same page does not drop the search', () => {
  expect(typeThenPress('Tips')).toHaveBeenCalledExactlyOnceWith('popok');
});
