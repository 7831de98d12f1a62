import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { installModalDialogs } from '#test/modal-dialogs.ts';
import { Dialog } from './dialog.tsx';

installModalDialogs();

function RemovePhoto({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Hapus
      </button>
      <Dialog isOpen={isOpen} onClose={() => !isBusy && setIsOpen(false)} title="Hapus foto ini?">
        <p>Foto hilang dari riwayat.</p>
        <input type="file" aria-label="Ganti foto" />
      </Dialog>
    </>
  );
}

async function openDialog(isBusy = false) {
  render(<RemovePhoto isBusy={isBusy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  return screen.getByRole('dialog', { name: 'Hapus foto ini?' });
}

/** What a browser sends for Esc, and on Android for "back". */
const pressEscapeOrBack = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('the dialog says what it asks as soon as it opens', async () => {
  await openDialog();
  expect(document.activeElement?.textContent).toBe('Hapus foto ini?');
});

test('Esc and the back gesture close the dialog', async () => {
  const dialog = await openDialog();
  pressEscapeOrBack(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the close button and a tap beside the dialog close it, a tap inside does not', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('Foto hilang dari riwayat.'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a busy dialog stays', async () => {
  const dialog = await openDialog(true);
  pressEscapeOrBack(dialog);
  expect(screen.queryByText('Foto hilang dari riwayat.')).not.toBeNull();
});

test('leaving the file picker does not close the dialog around it', async () => {
  await openDialog();
  fireEvent(screen.getByLabelText('Ganti foto'), new Event('cancel', { bubbles: true }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
