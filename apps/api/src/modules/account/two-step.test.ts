import { confirmTwoStep, removeTwoStep, startTwoStep } from '@app/contract/account-two-step';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureGuard } from '#api/lib/failure-guard.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { authenticator, awaitFreshStep, enrol } from '#test/authenticator.ts';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { memberWithPassword, openSession } from '#test/member.ts';
import { statusOfMe } from '#test/sign-in.ts';
import { sessionService } from './session.service.ts';
import { twoStepService } from './two-step.service.ts';

type Member = Awaited<ReturnType<TestApi['signIn']>>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

beforeEach(awaitFreshStep);

const start = ({ headers }: Member) => call(api, startTwoStep, { headers });
const confirm = ({ headers }: Member, code: string) => call(api, confirmTwoStep, { headers, body: { code } });
const remove = ({ headers }: Member, code: string) => call(api, removeTwoStep, { headers, body: { code } });

/** A six-digit code that is invalid now and in the neighbouring time steps. */
const wrongCode = (codeAt: (steps?: number) => string) => {
  const right = new Set([codeAt(-1), codeAt(), codeAt(1), codeAt(2)]);
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.has(code)) ?? '';
};

/** The same check as in the sign-in. */
const service = () =>
  twoStepService({
    db: api.db,
    failures: failureGuard(api.deps.redis, { account: 5, network: 100 }),
    sessions: sessionService(api.db, api.deps.viewerChanges),
    queue: api.deps.queue,
    secretsKey: api.env.SECRETS_KEY,
    origin: api.env.ORIGIN,
  });

describe('turning it on', () => {
  test('the authenticator is told the product and the address; a right code turns it on', async () => {
    const member = await api.signIn();
    const response = (await start(member)).json();
    const totp = URI.parse(response.uri) as TOTP;
    expect([totp.issuer, totp.label, totp.secret.base32]).toEqual([
      'PilahBumi',
      member.email,
      response.secret,
    ]);
    expect(await service().isActive(member.id)).toBe(false);

    const confirmed = await confirm(member, totp.generate());
    expect(confirmed.statusCode).toBe(200);
    expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
    expect(await service().isActive(member.id)).toBe(true);
  });

  test('who deletes the account at the same moment is told that nobody is signed in', async () => {
    const gone = { id: crypto.randomUUID(), email: 'pergi@contoh.id' } as Viewer;
    await expect(service().start(gone)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('every other device is out, and this one stays', async () => {
    const member = await api.signIn();
    const others = [await openSession(api, member.id), await openSession(api, member.id, 30)];
    const stranger = await api.signIn();
    const statuses = () =>
      Promise.all([member, ...others, stranger].map(({ headers }) => statusOfMe(api, headers)));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await enrol(api, member.headers);
    expect(await statuses()).toEqual([200, 401, 401, 200]);
  });

  test.each([
    ['a wrong code', wrongCode],
    ['six letters of more than six bytes', () => 'naïvea'],
  ])('%s: nothing is turned on, and the field is named', async (_, typed) => {
    const member = await api.signIn();
    const codeAt = authenticator((await start(member)).json().uri);
    const response = await confirm(member, typed(codeAt));
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: 'second_step_wrong', fields: { code: expect.stringContaining('Kode tidak benar') } },
    ]);
    expect(await service().isActive(member.id)).toBe(false);
  });

  test('who has a password shows it first: a stolen session cannot lock its owner out', async () => {
    const withIdentity = await startTestApi({}, { identity: true });
    try {
      const member = await memberWithPassword(withIdentity);
      const { headers } = member;
      const codeAt = authenticator((await call(withIdentity, startTwoStep, { headers })).json().uri);
      const attempt = (password?: string) =>
        call(withIdentity, confirmTwoStep, { headers, body: { code: codeAt(), password } });
      expect((await attempt()).json()).toMatchObject({
        code: 'invalid_input',
        fields: { password: 'Bagian ini wajib diisi.' },
      });
      expect((await attempt('bukan ini')).json().code).toBe('wrong_current_password');
      expect((await attempt(member.password)).statusCode).toBe(200);
    } finally {
      await withIdentity.stop();
    }
  });

  test('a code of the secret that was replaced does not count', async () => {
    const member = await api.signIn();
    const old = authenticator((await start(member)).json().uri);
    const current = authenticator((await start(member)).json().uri);
    expect((await confirm(member, old())).json().code).toBe('second_step_wrong');
    expect((await confirm(member, current())).statusCode).toBe(200);
  });

  test('an active one is never replaced', async () => {
    const member = await api.signIn();
    const { codeAt } = await enrol(api, member.headers);
    expect((await start(member)).json().code).toBe('second_step_active');
    expect((await confirm(member, codeAt())).json().code).toBe('second_step_active');
  });

  test('nobody confirms what they did not start', async () => {
    expect((await confirm(await api.signIn(), '123456')).json().code).toBe('not_found');
  });

  test('an empty code is named', async () => {
    const response = await confirm(await api.signIn(), '');
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['code']]);
  });

  test.each([startTwoStep, confirmTwoStep, removeTwoStep])('a visitor is refused: $path', async (route) => {
    const response = await call(api, route, { body: { code: '123456' } });
    expect(response.json()).toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a code', () => {
  test('works once, also when it is sent twenty times at the same moment', async () => {
    const member = await api.signIn();
    const { codeAt } = await enrol(api, member.headers);
    const code = codeAt();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        service()
          .verify(member.id, code)
          .catch(() => false),
      ),
    );
    expect(responses.filter(Boolean)).toHaveLength(1);
  });

  test('the one that turned it on does not sign in, nor one that is older', async () => {
    const member = await api.signIn();
    const codeAt = authenticator((await start(member)).json().uri);
    const first = codeAt();
    await confirm(member, first);
    expect(await service().verify(member.id, first)).toBe(false);
    expect(await service().verify(member.id, codeAt(-1))).toBe(false);
    expect(await service().verify(member.id, codeAt(1))).toBe(true);
  });

  test('a clock may differ by one step, not by two', async () => {
    const member = await api.signIn();
    const { codeAt } = await enrol(api, member.headers);
    expect(await service().verify(member.id, codeAt(-3))).toBe(false);
    expect(await service().verify(member.id, codeAt(3))).toBe(false);
    expect(await service().verify(member.id, codeAt(1))).toBe(true);
  });

  test('of one person is worth nothing for another', async () => {
    const [mine, other] = [await api.signIn(), await api.signIn()];
    const { codeAt, recoveryCodes } = await enrol(api, mine.headers);
    await enrol(api, other.headers);
    expect(await service().verify(other.id, codeAt())).toBe(false);
    expect(await service().verify(other.id, recoveryCodes[0] ?? '')).toBe(false);
  });

  test('guessing is stopped after a few, for the right code too, wherever it is tried', async () => {
    const member = await api.signIn();
    const { codeAt } = await enrol(api, member.headers);
    for (let guess = 0; guess < 5; guess++) {
      expect((await remove(member, wrongCode(codeAt))).json().code).toBe('second_step_wrong');
    }
    const response = await remove(member, codeAt());
    expect([response.statusCode, response.json().code]).toEqual([429, 'too_many_failures']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await expect(service().verify(member.id, codeAt())).rejects.toThrow('too_many_failures');
  });
});

describe('a recovery code', () => {
  test('works once, however it is typed, and leaves the others', async () => {
    const member = await api.signIn();
    const { recoveryCodes } = await enrol(api, member.headers);
    const [first = '', second = ''] = recoveryCodes;
    expect(await service().verify(member.id, ` ${first.toLowerCase().replace('-', ' ')}`)).toBe(true);
    expect(await service().verify(member.id, first)).toBe(false);
    const responses = await Promise.all([second, second].map((code) => service().verify(member.id, code)));
    expect(responses.filter(Boolean)).toHaveLength(1);
  });
});

describe('turning it off', () => {
  test('takes a code or a recovery code; nothing is left behind', async () => {
    const member = await api.signIn();
    const { recoveryCodes } = await enrol(api, member.headers);
    expect((await remove(member, recoveryCodes[3] ?? '')).json()).toEqual({ success: true });
    expect(await service().isActive(member.id)).toBe(false);
    const left = await api.db
      .selectFrom('app.recovery_code')
      .select('code_hash')
      .where('profile_id', '=', member.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('a wrong code leaves it on', async () => {
    const member = await api.signIn();
    const { codeAt } = await enrol(api, member.headers);
    expect((await remove(member, wrongCode(codeAt))).json().code).toBe('second_step_wrong');
    expect(await service().isActive(member.id)).toBe(true);
  });

  test.each(['editor', 'moderator', 'admin'] as const)('an %s may not', async (role) => {
    const member = await api.signIn(role);
    const { codeAt } = await enrol(api, member.headers);
    const response = await remove(member, codeAt());
    expect([response.statusCode, response.json().code]).toEqual([403, 'not_allowed']);
    expect(await service().isActive(member.id)).toBe(true);
  });
});

test('whoever reads the database can make no code and use none', async () => {
  const member = await api.signIn();
  const { secret, uri } = (await start(member)).json();
  const recoveryCodes = (await confirm(member, authenticator(uri)())).json().recoveryCodes as string[];
  const { rows } = await api.deps.pool.query(
    'select * from app.two_step join app.recovery_code using (profile_id) where profile_id = $1',
    [member.id],
  );
  const bytes = (URI.parse(uri) as TOTP).secret.bytes;
  expect(rows).toHaveLength(10);
  for (const row of rows) expect(row.secret.includes(Buffer.from(bytes))).toBe(false);
  for (const known of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(known);
});

test('a secret that is copied into another person’s row opens nothing', async () => {
  const [thief, owner] = [await api.signIn(), await api.signIn()];
  const { codeAt } = await enrol(api, thief.headers);
  await enrol(api, owner.headers);
  const { rows } = await api.deps.pool.query('select secret from app.two_step where profile_id = $1', [
    thief.id,
  ]);
  await api.db
    .updateTable('app.two_step')
    .set({ secret: rows[0].secret })
    .where('profile_id', '=', owner.id)
    .execute();
  await expect(service().verify(owner.id, codeAt())).rejects.toThrow('unable to authenticate data');
});

test('it is written down who turned it on and off, and the owner is told by mail', async () => {
  const member = await api.signIn();
  const { recoveryCodes } = await enrol(api, member.headers);
  await remove(member, recoveryCodes[0] ?? '');
  const lines = await api.db
    .selectFrom('app.audit_log')
    .select('action')
    .where('subject_id', '=', member.id)
    .orderBy('id')
    .execute();
  expect(lines.map((line) => line.action)).toEqual(['two-step.on', 'two-step.off']);
  const { rows } = await api.deps.pool.query(
    `select data->>'subject' as subject from pgboss.job where data->>'to' = $1 order by created_on`,
    [member.email],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    'Verifikasi dua langkah PilahBumi Anda kini aktif',
    'Verifikasi dua langkah PilahBumi Anda kini nonaktif',
  ]);
});
