import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showErrorWithRetry } from './show-error-with-retry.tsx';
import { hostToasts } from './toast-host.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const announcements = () => screen.getByRole('region', { name: 'Pemberitahuan' });

/** In small steps, so that the page reacts to one timer before the next is due. */
async function wait(milliseconds: number) {
  for (let elapsed = 0; elapsed < milliseconds; elapsed += 100)
    await act(() => vi.advanceTimersByTimeAsync(100));
}

test('a toast is read out without taking the focus', () => {
  render(<Toaster />);
  expect(announcements().getAttribute('aria-live')).toBe('polite');
  act(() => void toast.success('Postingan berhasil dibuat!'));
  expect(within(announcements()).getByText('Postingan berhasil dibuat!')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('success leaves after two seconds, an error after four, loading stays', async () => {
  render(<Toaster />);
  act(() => {
    toast.success('Tersimpan');
    toast.error('Gagal memuat');
    toast.loading('Mengirim...');
  });
  await wait(1800);
  expect(announcements().textContent).toContain('Tersimpan');
  await wait(700);
  expect(announcements().textContent).not.toContain('Tersimpan');
  expect(announcements().textContent).toContain('Gagal memuat');
  await wait(2000);
  expect(announcements().textContent).toBe('Mengirim...');
  await wait(20_000);
  expect(announcements().textContent).toBe('Mengirim...');
});

test('a person may close a toast', async () => {
  render(<Toaster />);
  act(() => void toast.loading('Mengirim...'));
  await user.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  await wait(300);
  expect(announcements().textContent).toBe('');
});

test('at most three toasts cover the page, the newest first', () => {
  render(<Toaster />);
  act(() => {
    for (const words of ['satu', 'dua', 'tiga', 'empat']) toast(words);
  });
  expect(announcements().textContent).toBe('empattigadua');
});

test('a failed action can be tried again from its toast', async () => {
  const retry = vi.fn<() => void>();
  render(<Toaster />);
  act(() => showErrorWithRetry('Gagal menyukai postingan', retry));
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(retry).toHaveBeenCalledOnce();
});

function OpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (dialog.current ? hostToasts(dialog.current) : undefined), []);
  return <dialog ref={dialog} open />;
}

const pageWithDialog = (isOpen: boolean) => (
  <>
    <Toaster />
    {isOpen && <OpenDialog />}
  </>
);

test('while a dialog is open its toasts appear inside it, where they can be seen and read out', () => {
  const { rerender } = render(pageWithDialog(true));
  expect(screen.getByRole('dialog').contains(announcements())).toBe(true);
  rerender(pageWithDialog(false));
  act(() => void toast.success('Tersimpan'));
  expect(announcements().textContent).toBe('Tersimpan');
});
