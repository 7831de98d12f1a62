import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { visit } from '#support/journey.ts';

export type Person = { name: string; email: string; password: string };

/** Somebody nobody has met before. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8);
  return { name: `Sari ${mark}`, email: `sari.${mark}@contoh.test`, password: `sapu lidi ${mark}` };
}

export async function fillRegistration(page: Page, person: Person) {
  await page.getByLabel('Nama Lengkap').fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Konfirmasi Password').fill(person.password);
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
}

export async function register(page: Page, person: Person) {
  await visit(page, '/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Daftar Sekarang' }).click();
  await page.waitForURL('/dashboard');
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  const form = page.getByRole('main');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Masuk', exact: true }).click();
}

export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>) {
  await visit(page, '/login');
  await fillLogin(page, person);
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).waitFor();
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
