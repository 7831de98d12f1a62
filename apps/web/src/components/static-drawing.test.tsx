import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { staticDrawing } from './static-drawing.tsx';

const Village = ({ title }: { title: string }) => <svg role="img" aria-label={title} />;

test('what the server drew stays, and no drawing code is fetched', async () => {
  const load = vi.fn<() => Promise<typeof Village>>(async () => Village);
  const Drawing = staticDrawing(load);
  const container = document.createElement('div');
  container.innerHTML =
    '<span data-static="true" class="contents"><svg role="img" aria-label="Kampung"></svg></span>';
  document.body.append(container);
  const drawn = screen.getByRole('img');

  const { rerender } = render(<Drawing title="Kampung" />, { container, hydrate: true });
  rerender(<Drawing title="Kampung" />);
  await Promise.resolve();
  expect(screen.getByRole('img', { name: 'Kampung' })).toBe(drawn);
  expect(load).not.toHaveBeenCalled();
});

test('who comes by a link inside the site gets it drawn', async () => {
  const Drawing = staticDrawing(async () => Village);
  const { container } = render(<Drawing title="Kampung" />);
  expect(container.querySelector('svg')).toBeNull();
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe('Kampung');
});

test('without a network the page stands without its drawing', async () => {
  const load = vi.fn<() => Promise<typeof Village>>(() => Promise.reject(new TypeError('offline')));
  const Drawing = staticDrawing(load);
  render(
    <p>
      Isi <Drawing title="Kampung" />
    </p>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 15_000 });
  await act(async () => {});
  expect(screen.getByText('Isi')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
