import { type BrowserContext, expect } from '@playwright/test';
import { Client } from 'pg';
import { localEnv } from '@app/services/local-env';
import { newPerson } from '#support/person.ts';

export async function query(text: string, values: unknown[]) {
  const client = new Client({ connectionString: localEnv().DATABASE_URL });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A member who registered just now; the browser keeps the token. */
export async function signIn(context: BrowserContext, name?: string) {
  const person = { ...newPerson(), ...(name && { name }) };
  const response = await context.request.post('/api/auth/register', { data: person });
  expect(response.status(), await response.text()).toBe(200);
  const { token } = (await response.json()) as { token: string };
  await context.addInitScript((kept) => {
    // An empty tab has no storage. Once per tab: a journey that logs out must stay logged out.
    if (location.protocol === 'about:') return;
    if (sessionStorage.getItem('journey-signed-in')) return;
    sessionStorage.setItem('journey-signed-in', 'yes');
    localStorage.setItem('token', kept);
  }, token);
  return { ...person, token };
}
