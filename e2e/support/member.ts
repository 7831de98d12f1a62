import { type BrowserContext, expect } from '@playwright/test';
import { Client } from 'pg';
import { localEnv } from '@app/services/src/local-env.ts';
import { newUser } from '#support/test-user.ts';

export async function query(text: string, values: unknown[]) {
  const client = new Client({ connectionString: localEnv().DATABASE_URL });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** Registers a new member and stores the token in the browser context. */
export async function signIn(context: BrowserContext, name?: string) {
  const user = { ...newUser(), ...(name && { name }) };
  const response = await context.request.post('/api/auth/register', { data: user });
  expect(response.status(), await response.text()).toBe(200);
  const { token } = (await response.json()) as { token: string };
  await context.addInitScript((storedToken) => {
    // An empty tab has no storage. Once per tab: a journey that logs out must stay logged out.
    if (location.protocol === 'about:') return;
    if (sessionStorage.getItem('journey-signed-in')) return;
    sessionStorage.setItem('journey-signed-in', 'yes');
    localStorage.setItem('token', storedToken);
  }, token);
  return { ...user, token };
}
