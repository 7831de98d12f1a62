import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, databaseUrl, dropDatabase, withAdminConnection } from '#test/databases.ts';
import { eventually } from '#test/eventually.ts';
import { signInWithGoogle } from '#test/google.ts';
import { startIdentity } from '#test/identity-server.ts';
import { mailsTo } from '#test/mail-catcher.ts';
import { freePort } from '../../../../services/src/free-port.ts';
import { localEnv } from '../../../../services/src/local-env.ts';
import { identityClient } from './identity.ts';

/** What our settings make of Supabase Auth itself, where IDENTITY_BINARY names it; the stand-in has no settings. */
describe.skipIf(!process.env.IDENTITY_BINARY)('Supabase Auth with our settings', () => {
  const { ORIGIN } = localEnv();
  const password = 'kotak-kuning-7';
  let database: string;
  let server: Awaited<ReturnType<typeof startIdentity>>;
  beforeAll(async () => {
    database = await cloneDatabase(inject('template'));
    // Nobody serves the template.
    const TEMPLATE_ADDRESS = `http://127.0.0.1:${await freePort()}`;
    server = await startIdentity(databaseUrl(database), { TEMPLATE_ADDRESS });
  });
  afterAll(async () => {
    await server.stop();
    await dropDatabase(database);
  });

  const client = () => identityClient({ IDENTITY_URL: server.url, ORIGIN, IDENTITY_TIMEOUT_MS: 30_000 });
  const query = async (text: string, values: unknown[] = []) =>
    (await withAdminConnection((admin) => admin.query<Record<string, unknown>>(text, values), database)).rows;
  const post = (path: string, body: object, bearer = '') =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
  async function signedIn() {
    const email = `sari.${randomUUID()}@contoh.id`;
    await client().signUp({ email, password, name: 'Sari' });
    const grant = await client().passwordGrant(email, password);
    if (!grant) throw new Error('not granted');
    return { email, ...grant };
  }

  test('without the template, the link of the mail still goes through the gateway to our page', async () => {
    const { email } = await signedIn();
    await client().recover(email);
    const [mail] = await eventually(
      () => mailsTo(email),
      (mails) => mails.length > 0,
    );
    const link = new URL(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect([`${link.origin}${link.pathname}`, link.searchParams.get('redirect_to')]).toEqual([
      `${ORIGIN}/auth/v1/verify`,
      `${ORIGIN}/reset-password`,
    ]);
  });

  test('who signs in and deletes their account leaves no address in its tables', async () => {
    const { email, userId } = await signedIn();
    await query('delete from auth.users where id = $1', [userId]);
    expect(await query('select from auth.audit_log_entries')).toEqual([]);
    const tables = await query(
      `select table_name as name from information_schema.tables where table_schema = 'auth'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    const found: unknown[] = [];
    for (const { name } of tables) {
      const rows = await query(`select from auth.${String(name)} as t where t::text like $1`, [`%${email}%`]);
      if (rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
  });

  test('sign-ins that were begun yesterday and never ended are deleted', async () => {
    await query(
      `insert into auth.flow_state (id, provider_type, authentication_method, created_at, updated_at)
       values (gen_random_uuid(), 'google', 'oauth', now() - interval '2 days', now() - interval '2 days')`,
    );
    // One of ten parts of the cleanup follows each successful POST.
    const left = await eventually(
      async () => {
        await client().recover('nobody@contoh.id');
        return query(`select from auth.flow_state where created_at < now() - interval '1 day'`);
      },
      (rows) => rows.length === 0,
    );
    expect(left).toEqual([]);
  });

  test('an hour after it began, no session is refreshed', async () => {
    const { email } = await signedIn();
    const answer = await post('/token?grant_type=password', { email, password });
    const tokens = (await answer.json()) as { refresh_token: string };
    await query(`update auth.sessions set created_at = now() - interval '61 minutes'`);
    const refreshed = await post('/token?grant_type=refresh_token', { refresh_token: tokens.refresh_token });
    expect([refreshed.status, await refreshed.json()]).toMatchObject([
      400,
      { error_code: 'session_expired' },
    ]);
  });

  test('ways in that the product does not use are closed', async () => {
    const { email, accessToken } = await signedIn();
    const magicLink = await post('/magiclink', { email });
    const factor = await post('/factors', { factor_type: 'totp', friendly_name: 'x' }, accessToken);
    const anonymous = await post('/signup', {});
    expect([magicLink.status, factor.status, anonymous.status]).toEqual([422, 422, 422]);
  });

  test('Google gives no refresh token into the address of our page', async () => {
    const { fragment } = await signInWithGoogle(server.url, `budi.${randomUUID()}@gmail.test`);
    expect(fragment.has('access_token')).toBe(true);
    expect(fragment.has('provider_refresh_token')).toBe(false);
  });
});
