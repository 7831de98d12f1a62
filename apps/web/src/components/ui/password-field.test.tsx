import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('a person may look at the password while typing it, and hide it again', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'rahasia');
  expect(field).toHaveProperty('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect(field).toHaveProperty('type', 'text');
  expect(field).toHaveProperty('value', 'rahasia');

  await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
  expect(field).toHaveProperty('type', 'password');
});

test('looking at the password does not send the form', async () => {
  const user = userEvent.setup();
  let sent = 0;
  render(
    <form onSubmit={() => (sent += 1)}>
      <PasswordField label="Password" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect(sent).toBe(0);
});

test('the error is read out with the field it belongs to', () => {
  render(<PasswordField label="Password" hint="Minimal 6 karakter" error="Password wajib diisi" />);
  const field = screen.getByLabelText('Password');
  const descriptions = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Password wajib diisi',
    'Minimal 6 karakter',
  ]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
