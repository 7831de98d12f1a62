import { register } from '@app/contract/account';
import { errorText } from '@app/contract/errors';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { signInWithGoogle } from '#test/google.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { freePort } from '../../../../../services/src/free-port.ts';
import { logIn, newAddress, password, registerPerson, statusOfMe } from '#test/sign-in.ts';
import { decoyEmail } from './decoy.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(
    { LIMIT_REGISTRATIONS: '1000', LIMIT_TAKEN_ADDRESSES: '1000' },
    { identity: true },
  );
});
afterAll(() => api.stop());

const filled = (email = newAddress()) => ({
  name: '  Sari Wulandari ',
  email,
  phone: '0812-3456-7890',
  location: 'Kabupaten Sampang',
  password,
});
const send = (body: object) => call(api, register, { body });
const usersWith = (email: string) =>
  api.db.selectFrom('auth.users').select(['id', 'encrypted_password']).where('email', '=', email).execute();
const makeOld = (email: string) =>
  api.db
    .updateTable('auth.users')
    .set({ created_at: new Date(Date.now() - 120_000) })
    .where('email', '=', email)
    .execute();

describe('POST /auth/register', () => {
  test('makes a member, signs them in, and the password works from then on', async () => {
    const email = newAddress();
    const response = await send(filled(email.toUpperCase()));
    expect(response.statusCode).toBe(200);
    const { token, user } = response.json();
    expect(user).toEqual({ _id: expect.any(String), name: 'Sari Wulandari', email, role: 'member' });
    expect(await statusOfMe(api, { authorization: `Bearer ${token}` })).toBe(200);
    expect((await logIn(api, { email })).statusCode).toBe(200);

    const profile = await api.db
      .selectFrom('app.profile')
      .select(['phone', 'location', 'email_verified_at'])
      .where('id', '=', user._id)
      .executeTakeFirst();
    expect(profile).toEqual({
      phone: '+6281234567890',
      location: 'Kabupaten Sampang',
      email_verified_at: null,
    });
  });

  test.each([true, false])('writes down what the person agreed to, newsletter %s', async (newsletter) => {
    const { user } = (await send({ ...filled(), newsletter })).json();
    const consents = await api.db
      .selectFrom('app.consent')
      .select(['purpose', 'granted', 'version'])
      .where('profile_id', '=', user._id)
      .orderBy('id')
      .execute();
    expect(consents.map(({ purpose, granted }) => [purpose, granted])).toEqual([
      ['terms', true],
      ['privacy', true],
      ['newsletter', newsletter],
    ]);
    expect(consents.every(({ version }) => /^\d{4}-\d\d-\d\d$/.test(version))).toBe(true);
  });

  test('sends a mail to confirm the address, and writes one line in the audit log', async () => {
    const email = newAddress();
    const { user } = (await send(filled(email))).json();
    const { rows } = await api.deps.pool.query(`select data from pgboss.job where data->>'to' = $1`, [email]);
    expect(rows).toHaveLength(1);
    const log = await api.db
      .selectFrom('app.audit_log')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', user._id)
      .execute();
    expect(log).toEqual([{ action: 'account.registered', actor_id: user._id, detail: { by: 'password' } }]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Bagian ini wajib diisi.'],
    ['a sign that cannot be kept', { name: 'a\u0000b' }, 'name', expect.stringContaining('karakter')],
    ['half a sign', { name: 'a\ud83c' }, 'name', expect.stringContaining('karakter')],
    ['no address', { email: 'sari' }, 'email', expect.any(String)],
    ['a short password', { password: 'abc12' }, 'password', 'Password minimal 6 karakter'],
    ['a phone from nowhere', { phone: '12' }, 'phone', expect.stringContaining('nomor telepon')],
    ['a common password', { password: 'Bismillah' }, 'password', errorText.common_password],
    ['the name of the product', { password: 'pilahbumi1' }, 'password', errorText.common_password],
  ])('%s: refused, and the field is named', async (_, change, field, sentence) => {
    const email = newAddress();
    const response = await send({ ...filled(email), ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: sentence });
    expect(await usersWith(email)).toEqual([]);
  });

  test('an address that a member has is taken', async () => {
    const { email } = await registerPerson(api);
    const response = await send({ ...filled(email), password: 'lain-sekali-9' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'email_taken']);
    expect((await logIn(api, { email, password: 'lain-sekali-9' })).statusCode).toBe(401);
    expect((await logIn(api, { email })).statusCode).toBe(200);
  });

  test('two at once with one address: one member, whose password is the winner’s', async () => {
    const email = newAddress();
    const passwords = ['pertama-sekali', 'kedua-sekali'];
    const answers = await Promise.all(passwords.map((one) => send({ ...filled(email), password: one })));
    // The slower request gets "taken", or an error of the identity server because of the race.
    expect([409, 503]).toContain(Math.max(...answers.map(({ statusCode }) => statusCode)));
    const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await logIn(api, { email, password: winner ?? '' })).statusCode).toBe(200);
  });
});

describe('between the two systems', () => {
  test('when our half fails, nothing is left at the identity server and the next try works', async () => {
    const email = newAddress();
    await api.db.schema.alterTable('app.consent').renameTo('gone').execute();
    const broken = await send(filled(email));
    await api.db.schema.alterTable('app.gone').renameTo('consent').execute();
    expect(broken.statusCode).toBe(500);
    expect(await usersWith(email)).toEqual([]);
    expect((await send(filled(email))).statusCode).toBe(200);
  });

  test('a sign-up that we lost by a crash is removed, with the password that somebody set there', async () => {
    const email = newAddress();
    await api.deps.identity.signUp({ email, password: 'orang-lain-3', name: 'Orang lain' });
    expect((await send(filled(email))).json().code).toBe('email_taken');
    await makeOld(email);
    expect((await send(filled(email))).statusCode).toBe(200);
    expect((await logIn(api, { email, password: 'orang-lain-3' })).statusCode).toBe(401);
    expect((await logIn(api, { email })).statusCode).toBe(200);
    expect(await usersWith(email)).toHaveLength(1);
  });

  test('who stopped half-way with Google does not block the address', async () => {
    const email = newAddress('unverified');
    await signInWithGoogle(api.env.IDENTITY_URL, email);
    await makeOld(email);
    expect((await send(filled(email))).statusCode).toBe(200);
  });

  test('an old member is never mistaken for one who gave up', async () => {
    const { id, email } = await registerPerson(api);
    await makeOld(email);
    expect((await send(filled(email))).json().code).toBe('email_taken');
    expect(await usersWith(email)).toMatchObject([{ id }]);
  });

  test('the decoy cannot be registered away', async () => {
    await logIn(api, { email: newAddress() });
    await makeOld(decoyEmail);
    const before = await usersWith(decoyEmail);
    expect(before).toHaveLength(1);
    expect((await send(filled(decoyEmail))).json().code).toBe('email_taken');
    expect(await usersWith(decoyEmail)).toEqual(before);
  });
});

describe('in half an hour, from one network', () => {
  let strict: TestApi;
  const start = async (overrides: Record<string, string>) => {
    strict = await startTestApi({ TRUST_PROXY: '127.0.0.1', ...overrides }, { identity: true });
  };
  afterEach(() => strict.stop());
  const from = (address: string, body: object) =>
    call(strict, register, { body, headers: { 'x-forwarded-for': address } });
  const codesOf = async (times: number, ask: () => ReturnType<typeof from>) => {
    const codes = [];
    for (let count = 0; count < times; count++) codes.push((await ask()).json().code ?? 'welcome');
    return codes;
  };

  test('a class may register, up to the limit; another network is not held up', async () => {
    await start({ LIMIT_REGISTRATIONS: '8' });
    const codes = await codesOf(9, () => from('198.51.100.1', filled()));
    expect(codes).toEqual([...Array(8).fill('welcome'), 'too_many_requests']);
    expect((await from('198.51.100.2', filled())).statusCode).toBe(200);
  });

  test('five addresses may be taken; then nothing more is told, also of one that is free', async () => {
    await start({});
    const { email } = await strict.signIn();
    const mended = () => from('198.51.100.1', { ...filled(email), password: 'password' });
    expect(await codesOf(6, mended), 'a form that has to be mended does not count').toEqual(
      Array(6).fill('common_password'),
    );
    const taken = await codesOf(6, () => from('198.51.100.1', filled(email)));
    expect(taken).toEqual([...Array(5).fill('email_taken'), 'too_many_requests']);
    const free = await from('198.51.100.1', filled());
    expect(free.json().code).toBe('too_many_requests');
    expect(Number(free.headers['retry-after'])).toBeGreaterThan(1700);
    expect((await from('198.51.100.2', filled(email))).json().code).toBe('email_taken');
  });

  test('without Redis everybody passes', async () => {
    const away = `redis://127.0.0.1:${await freePort()}`;
    await start({ REDIS_URL: away, LIMIT_REGISTRATIONS: '1', LIMIT_TAKEN_ADDRESSES: '1' });
    const { email } = await strict.signIn();
    const taken = await codesOf(3, () => from('198.51.100.1', filled(email)));
    expect(taken).toEqual(Array(3).fill('email_taken'));
    expect(await codesOf(2, () => from('198.51.100.1', filled()))).toEqual(['welcome', 'welcome']);
  });
});
