import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { localEnv } from '../../services/src/local-env.ts';

export async function query(text: string, values: unknown[]) {
  const client = new Client({ connectionString: localEnv().DATABASE_URL });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A member with a real session; the browser keeps its token. */
export async function signIn(context: BrowserContext, name = 'Sari Wulandari') {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await query('insert into app.profile (id, name, email) values ($1, $2, $3)', [
    id,
    name,
    `${id}@contoh.test`,
  ]);
  await query(
    `insert into app.session (token_hash, profile_id, expires_at) values ($1, $2, now() + interval '12 hours')`,
    [createHash('sha256').update(token).digest(), id],
  );
  await context.addInitScript((kept) => {
    // An empty tab has no storage. Once per tab: a journey that logs out must stay logged out.
    if (location.protocol === 'about:') return;
    if (sessionStorage.getItem('journey-signed-in')) return;
    sessionStorage.setItem('journey-signed-in', 'yes');
    localStorage.setItem('token', kept);
  }, token);
  return { id, token };
}
