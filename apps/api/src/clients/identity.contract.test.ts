import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { cloneDatabase, databaseUrl, dropDatabase } from '#test/databases.ts';
import { eventually } from '#test/eventually.ts';
import { signInWithGoogle } from '#test/google.ts';
import { startIdentity } from '#test/identity-server.ts';
import { forge, unsigned } from '#test/identity-token.ts';
import { mailsTo } from '#test/mail-catcher.ts';
import { startSilentServer, startSlowRelay } from '#test/private-servers.ts';
import { freePort } from '../../../../services/src/free-port.ts';
import { localEnv } from '../../../../services/src/local-env.ts';
import { identityClient } from './identity.ts';

/**
 * The behaviour that we rely on, for any identity server: a test server started here, or the one at IDENTITY_URL
 * (with its Google stand-in and mail catcher, as in compose.yaml).
 */
const named = process.env.IDENTITY_URL;
const { ORIGIN } = localEnv();
const clientOf = (address: string, timeoutMs = 3000) =>
  identityClient({ IDENTITY_URL: address, ORIGIN, IDENTITY_TIMEOUT_MS: timeoutMs });
let url = named ?? '';
let stop = async () => undefined as unknown;
beforeAll(async () => {
  if (named) return;
  const database = await cloneDatabase(inject('template'));
  const server = await startIdentity(databaseUrl(database));
  url = server.url;
  stop = () => server.stop().then(() => dropDatabase(database));
});
afterAll(() => stop());

const client = () => clientOf(url, 30_000);
const password = 'kotak-kuning-7';
const somebody = () => ({ email: `sari.${randomUUID()}@contoh.id`, password, name: 'Sari' });
const nowSeconds = () => Math.floor(Date.now() / 1000);

async function signedUp() {
  const person = somebody();
  const made = await client().signUp(person);
  if (made === 'taken') throw new Error('taken');
  return { ...person, id: made.userId };
}
async function signedIn() {
  const person = await signedUp();
  const grant = await client().passwordGrant(person.email, password);
  if (!grant) throw new Error('not granted');
  return { ...person, ...grant };
}

test('it says when it is well', async () => {
  await expect(client().check()).resolves.toBeUndefined();
});

describe('sign-up', () => {
  test('makes a user with an id', async () => {
    expect(await client().signUp(somebody())).toEqual({ userId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  test('an address that somebody has is taken, in whichever letters', async () => {
    const { email } = await signedUp();
    expect(await client().signUp({ email, password: 'lain-sekali-9', name: 'Lain' })).toBe('taken');
    expect(await client().signUp({ email: email.toUpperCase(), password, name: 'Lain' })).toBe('taken');
  });

  test('a password of five signs is refused', async () => {
    await expect(client().signUp({ ...somebody(), password: 'abc12' })).rejects.toMatchObject({
      code: 'common_password',
    });
  });
});

describe('password grant', () => {
  test('the right one names the user', async () => {
    const { id, email } = await signedUp();
    expect(await client().passwordGrant(email, password)).toMatchObject({
      userId: id,
      accessToken: expect.stringContaining('.'),
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('a wrong password and an unknown address look the same', async () => {
    const { email } = await signedUp();
    expect(await client().passwordGrant(email, 'salah-sekali')).toBeUndefined();
    expect(await client().passwordGrant(somebody().email, password)).toBeUndefined();
  });
});

describe('whose token it is', () => {
  test('a good one tells the person', async () => {
    const { id, email, accessToken, sessionId } = await signedIn();
    expect(await client().user(accessToken)).toMatchObject({ id, email, sessionId });
  });

  test('what a person wrote about themself proves nothing', async () => {
    const { accessToken } = await signedIn();
    await fetch(`${url}/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { email_verified: true, full_name: 'Presiden' } }),
    });
    const user = await client().user(accessToken);
    expect(user?.proofs.filter(({ provider }) => provider !== 'email')).toEqual([]);
  });

  const wrong: [string, (token: string) => string][] = [
    ['signed by a stranger', (token) => forge(token, {}, 'another secret')],
    ['without a signature', unsigned],
    ['cut short', (token) => token.slice(0, -3)],
    ['that is none', () => 'bukan-token'],
  ];
  test.each(wrong)('one %s tells nothing', async (_, change) => {
    const { accessToken } = await signedIn();
    expect(await client().user(change(accessToken))).toBeUndefined();
  });

  // These need the signing secret.
  describe.skipIf(named)('signed rightly, but', () => {
    const almost: [string, object][] = [
      ['expired', { exp: nowSeconds() - 10 }],
      ['meant for another audience', { aud: 'storage' }],
      ['meant for nobody', { aud: undefined }],
    ];
    test.each(almost)('%s: tells nothing', async (_, claims) => {
      const { accessToken } = await signedIn();
      expect(await client().user(forge(accessToken, {}))).toBeDefined();
      expect(await client().user(forge(accessToken, claims))).toBeUndefined();
    });
  });
});

describe('a new password', () => {
  test('replaces the old one', async () => {
    const { email, accessToken } = await signedIn();
    expect(await client().setPassword(accessToken, 'baru-sekali-8')).toBe('changed');
    expect(await client().passwordGrant(email, password)).toBeUndefined();
    expect(await client().passwordGrant(email, 'baru-sekali-8')).toBeDefined();
  });

  test('that is the old one is told apart', async () => {
    const { accessToken } = await signedIn();
    expect(await client().setPassword(accessToken, password)).toBe('unchanged');
  });

  test('is refused to who has no session', async () => {
    const { accessToken } = await signedIn();
    await client().signOut(accessToken);
    await expect(client().setPassword(accessToken, 'baru-sekali-8')).rejects.toMatchObject({
      code: 'link_invalid',
    });
  });
});

test('signing out ends this session and leaves the others', async () => {
  const { email, accessToken } = await signedIn();
  const other = await client().passwordGrant(email, password);
  await client().signOut(accessToken);
  expect(await client().user(accessToken)).toBeUndefined();
  expect(await client().user(other?.accessToken ?? '')).toBeDefined();
});

describe('recovery', () => {
  const linkIn = (html: string) =>
    /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const open = async (link: string, at = url) => {
    const { pathname, search } = new URL(link);
    const response = await fetch(`${at}${pathname.replace('/auth/v1', '')}${search}`, {
      redirect: 'manual',
    });
    const target = new URL(response.headers.get('location') ?? '');
    return { page: `${target.origin}${target.pathname}`, answer: new URLSearchParams(target.hash.slice(1)) };
  };

  test('answers the same for an address that nobody has', async () => {
    await expect(client().recover(somebody().email)).resolves.toBeUndefined();
  });

  test('the link in the mail opens a session once, and says why it does not a second time', async () => {
    const { id, email } = await signedUp();
    await client().recover(email);
    const [mail] = await eventually(
      () => mailsTo(email),
      (mails) => mails.length > 0,
    );
    const link = linkIn(mail?.html ?? '');
    expect(link).toContain(`${ORIGIN}/auth/v1/verify`);

    const first = await open(link);
    expect([first.page, first.answer.get('type')]).toEqual([`${ORIGIN}/reset-password`, 'recovery']);
    const user = await client().user(first.answer.get('access_token') ?? '');
    expect(user?.id).toBe(id);
    expect(user?.isRecovery).not.toBe(false);

    const second = await open(link);
    expect(second.answer.get('access_token')).toBeNull();
    expect(second.answer.get('error_code')).toBe('otp_expired');
  });

  test('who asks again after a moment gets another mail, and its link lives', async () => {
    const { email } = await signedUp();
    await client().recover(email);
    await pause(1100);
    await client().recover(email);
    const mails = await eventually(
      () => mailsTo(email),
      (received) => received.length === 2,
    );
    const answers = await Promise.all(mails.map(({ html }) => open(linkIn(html))));
    expect(answers.filter(({ answer }) => answer.has('access_token'))).toHaveLength(1);
  });

  describe.skipIf(named)('a mail server that greets after five seconds', () => {
    test('is waited for: one request, one mail, and its link lives', async () => {
      const relay = await startSlowRelay(5000);
      const database = await cloneDatabase(inject('template'));
      const server = await startIdentity(databaseUrl(database), { SMTP_PORT: `${relay.port}` });
      onTestFinished(async () => {
        await server.stop();
        relay.stop();
        await dropDatabase(database);
      });
      // The usual time of the product: only a request that sends mail may take longer.
      const usual = clientOf(server.url);
      const person = somebody();
      await usual.signUp(person);
      await usual.recover(person.email);
      await pause(1000);
      const mails = await mailsTo(person.email);
      expect(mails).toHaveLength(1);
      const { answer } = await open(linkIn(mails[0]?.html ?? ''), server.url);
      expect(answer.get('access_token')).not.toBeNull();
    });
  });
});

describe('Google', () => {
  test('leads to Google and back to our page with a session whose proof is Google’s', async () => {
    const email = `budi.${randomUUID()}@gmail.test`;
    const { home, accessToken } = await signInWithGoogle(url, email);
    expect(home).toBe(`${ORIGIN}/auth/callback`);
    const user = await client().user(accessToken);
    expect(user).toMatchObject({ email, proofs: [{ provider: 'google', email, emailVerified: true }] });
    expect(user?.proofs[0]?.fullName).toMatch(/^Budi/);
  });

  test('an address that Google did not verify is told apart', async () => {
    const email = `unverified.${randomUUID()}@gmail.test`;
    const { accessToken } = await signInWithGoogle(url, email);
    expect((await client().user(accessToken))?.proofs).toMatchObject([{ emailVerified: false }]);
  });

  test('nobody is led to an address off the list', async () => {
    const parameters = new URLSearchParams({ provider: 'google', redirect_to: 'https://penipu.test/' });
    const response = await fetch(`${url}/authorize?${parameters.toString()}`, { redirect: 'manual' });
    const choice = new URL(response.headers.get('location') ?? '');
    choice.searchParams.set('login_hint', `budi.${randomUUID()}@gmail.test`);
    let next = (await fetch(choice, { redirect: 'manual' })).headers.get('location') ?? '';
    next = (await fetch(new URL(next, choice), { redirect: 'manual' })).headers.get('location') ?? '';
    const home = await fetch(`${url}/callback${new URL(next).search}`, { redirect: 'manual' });
    expect(home.headers.get('location') ?? '').not.toContain('penipu.test');
  });
});

describe('away', () => {
  test.each([
    ['nobody listens', async () => `http://127.0.0.1:${await freePort()}`],
    ['somebody listens and says nothing', async () => `http://127.0.0.1:${(await startSilentServer()).port}`],
  ])('%s: sign-in is unavailable, within four seconds', async (_, address) => {
    const unreachable = clientOf(await address());
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    const answers = await Promise.allSettled([
      unreachable.signUp(somebody()),
      unreachable.passwordGrant('a@contoh.id', password),
      unreachable.user('x.y.z'),
    ]);
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      expect(answer).toMatchObject({ reason: { code: 'sign_in_unavailable', statusCode: 503 } });
    }
    expect(timeouts).toHaveBeenCalledTimes(3);
    for (const [ms] of timeouts.mock.calls) expect(ms).toBeLessThan(4000);
    timeouts.mockRestore();
  });
});
