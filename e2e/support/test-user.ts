import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visit } from '#support/journey.ts';

export type TestUser = { name: string; email: string; password: string };

/** The SQL pattern of the emails below. */
export const testEmails = 'sari.________@contoh.test';

/** A user with unique data. */
export function newUser(): TestUser {
  const suffix = randomUUID().slice(0, 8);
  return { name: `Sari ${suffix}`, email: `sari.${suffix}@contoh.test`, password: `sapu lidi ${suffix}` };
}

export async function fillRegistration(page: Page, user: TestUser) {
  await page.getByLabel('Nama Lengkap').fill(user.name);
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Konfirmasi Password').fill(user.password);
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
}

export async function register(page: Page, user: TestUser) {
  await visit(page, '/register');
  await fillRegistration(page, user);
  await page.getByRole('button', { name: 'Daftar Sekarang' }).click();
  await page.waitForURL('/dashboard');
}

export async function fillLogin(page: Page, { email, password }: Pick<TestUser, 'email' | 'password'>) {
  const form = page.getByRole('main');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Masuk', exact: true }).click();
}

export async function logIn(page: Page, user: Pick<TestUser, 'email' | 'password'>) {
  await visit(page, '/login');
  await fillLogin(page, user);
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).waitFor();
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
