import { register } from '@app/contract/account';
import { errorText } from '@app/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import RegisterPage from './register.tsx';

const user = userEvent.setup();
const openRegister = () => visit('/register', [{ path: '/register', Component: RegisterPage }]);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const terms = () => screen.getByRole('checkbox', { name: /Saya menyetujui/ });
const submit = () => user.click(screen.getByRole('button', { name: 'Daftar Sekarang' }));

async function fillIn({ confirmation = 'rahasia123', agrees = true } = {}) {
  await user.type(field('Nama Lengkap'), 'Sari');
  await user.type(field('Email'), 'sari@contoh.id');
  await user.type(field('Password'), 'rahasia123');
  await user.type(field('Konfirmasi Password'), confirmation);
  if (agrees) await user.click(terms());
}

test('a new member is welcomed by name of the product and finds the dashboard', async () => {
  const { recorded, handler } = record(register, { token: 'new', user: sari });
  server.use(handler);
  openRegister();
  await fillIn();
  await user.type(field('No. Telepon'), '081234567890');
  await user.type(field('Lokasi'), 'Sampang');
  await user.click(screen.getByRole('checkbox', { name: /kabar dan tips/ }));
  await submit();
  expect(await screen.findByText('di /dashboard')).toBeTruthy();
  expect(toasts()).toBe('Pendaftaran berhasil! Selamat datang di PilahBumi!');
  expect(localStorage.getItem('token')).toBe('new');
  expect(recorded.body).toEqual({
    name: 'Sari',
    email: 'sari@contoh.id',
    phone: '081234567890',
    location: 'Sampang',
    password: 'rahasia123',
    newsletter: true,
  });
});

test('the passwords are compared first, then the agreement is asked for; nothing is sent meanwhile', async () => {
  openRegister();
  await fillIn({ confirmation: 'lain', agrees: false });
  await submit();
  expect(toasts()).toBe('Password dan konfirmasi password tidak cocok');
  await waitFor(() => expect(document.activeElement).toBe(field('Konfirmasi Password')));

  await user.clear(field('Konfirmasi Password'));
  await user.type(field('Konfirmasi Password'), 'rahasia123');
  await submit();
  expect(toasts(), 'the earlier sentence is gone').toBe('Anda harus menyetujui syarat dan ketentuan');
  await waitFor(() => expect(document.activeElement).toBe(terms()));
});

test('six characters are only a hint here: a short password goes to the server, which says no', async () => {
  server.use(respondError(register, 400, 'invalid_input', { password: 'Password minimal 6 karakter' }));
  openRegister();
  expect(field('Password').placeholder).toBe('Minimal 6 karakter');
  expect(field('Password').minLength).toBe(-1);
  await fillIn();
  await submit();
  expect(await screen.findByText('Password minimal 6 karakter')).toBeTruthy();
  expect(toasts()).toBe(errorText.invalid_input);
  expect(field('Nama Lengkap').value).toBe('Sari');
  expect(field('Konfirmasi Password').value).toBe('rahasia123');
});

test('a taken address shows the sentence of the server', async () => {
  server.use(respondError(register, 409, 'email_taken'));
  openRegister();
  await fillIn();
  await submit();
  await waitFor(() => expect(toasts()).toBe(errorText.email_taken));
});

test('an answer without a sentence of the server has the fixed one', async () => {
  server.use(http.post('*/api/auth/register', () => new HttpResponse('<html>', { status: 502 })));
  openRegister();
  await fillIn();
  await submit();
  await waitFor(() => expect(toasts()).toBe('Registration failed'));
});

test('a lost network says so and loses nothing typed', async () => {
  server.use(loseNetwork(register));
  openRegister();
  await fillIn();
  await submit();
  await waitFor(() => expect(toasts()).toBe('Terjadi kesalahan. Silakan coba lagi.'));
  expect(field('Email').value).toBe('sari@contoh.id');
});

test('the browser itself asks for name, e-mail and both passwords, and for nothing else', () => {
  openRegister();
  expect(field('Nama Lengkap').required).toBe(true);
  expect(field('Email')).toMatchObject({ type: 'email', required: true });
  expect(field('Password')).toMatchObject({ required: true, autocomplete: 'new-password' });
  expect(field('Konfirmasi Password').required).toBe(true);
  expect(field('No. Telepon')).toMatchObject({ required: false, placeholder: '08xxxxxxxxxx' });
  expect(field('Lokasi').required).toBe(false);
  expect(terms()).toMatchObject({ required: false, ariaRequired: 'true' });
});

test('while it is sent the button is busy', async () => {
  server.use(http.post('*/api/auth/register', () => new Promise<never>(() => {})));
  openRegister();
  await fillIn();
  await submit();
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mendaftarkan...' });
  expect([busy.disabled, busy.getAttribute('aria-busy')]).toEqual([true, 'true']);
});

test('the optional fields are folded until one of them is refused', async () => {
  server.use(respondError(register, 400, 'invalid_input', { phone: 'Tulis nomor telepon Indonesia.' }));
  openRegister();
  const fold = () => field('No. Telepon').closest('details');
  expect(fold()?.open).toBe(false);
  expect(screen.getByText('Boleh diisi nanti')).toBeTruthy();
  await fillIn();
  await submit();
  expect(await screen.findByText('Tulis nomor telepon Indonesia.')).toBeTruthy();
  expect(fold()?.open).toBe(true);
});

test('the rules of a password are told while it is typed', async () => {
  openRegister();
  const rules = () => screen.getByRole('list', { name: 'Syarat password' }).textContent;
  expect(screen.queryByRole('list', { name: 'Syarat password' })).toBeNull();
  await user.type(field('Password'), 'sapu');
  expect(rules()).toBe('6 karakter atau lebih: belum');
  await user.type(field('Password'), ' lidi');
  expect(rules()).toBe('6 karakter atau lebih: terpenuhi');
  await user.type(field('Konfirmasi Password'), 'sapu');
  expect(rules()).toContain('Konfirmasi sama: belum');
  await user.type(field('Konfirmasi Password'), ' lidi');
  expect(rules()).toContain('Konfirmasi sama: terpenuhi');
  await user.type(field('Password'), 'x'.repeat(80));
  expect(rules()).toContain('Paling banyak 72 karakter: belum');
});

test('the form leads to the terms, the privacy policy and the login page', () => {
  openRegister();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Syarat Layanan')).toBe('/terms-of-service');
  expect(address('Kebijakan Privasi')).toBe('/privacy-policy');
  expect(address('Masuk')).toBe('/login');
});

test('each password can be looked at on its own', async () => {
  openRegister();
  const [first] = screen.getAllByRole('button', { name: 'Tampilkan password' });
  await user.click(first!);
  expect(field('Password').type).toBe('text');
  expect(field('Konfirmasi Password').type).toBe('password');
});

test('the side panel lists what an account is good for', () => {
  openRegister();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Dasbor pribadi dengan analitik',
    'Riwayat klasifikasi tersimpan',
    'Forum komunitas',
    'Direktori bank sampah terdekat',
    'Konten edukasi lengkap',
    'Profil dan preferensi',
  ]);
});
