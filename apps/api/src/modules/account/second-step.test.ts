import { secondStep } from '@app/contract/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awaitFreshStep, enrol } from '#test/authenticator.ts';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import {
  bearer,
  logIn,
  newAddress,
  password,
  registerPerson,
  signInByGoogle,
  statusOfMe,
} from '#test/sign-in.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_REGISTRATIONS: '1000' }, { identity: true });
});
afterAll(() => api.stop());
beforeEach(awaitFreshStep);

const finish = (challenge: string, code: string) => call(api, secondStep, { body: { challenge, code } });
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

async function memberWithTwoStep() {
  const person = await registerPerson(api);
  return { ...person, ...(await enrol(api, person.headers, password)) };
}
const challengeOf = async (email: string, remember = false) =>
  (await logIn(api, { email, remember })).json().challenge as string;

describe('POST /auth/second-step', () => {
  test('the password alone opens nothing; with the code the person is in', async () => {
    const { id, email, codeAt } = await memberWithTwoStep();
    const first = await logIn(api, { email });
    expect(first.json()).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await statusOfMe(api, bearer(first.json().challenge))).toBe(401);

    const second = await finish(first.json().challenge, codeAt());
    expect(second.statusCode).toBe(200);
    expect(second.json().user).toEqual({ _id: id, name: 'Sari', email, role: 'member' });
    expect(await statusOfMe(api, bearer(second.json().token))).toBe(200);
  });

  test('Google alone opens nothing either', async () => {
    const email = newAddress('budi');
    const { token } = (await signInByGoogle(api, email)).json();
    const { codeAt } = await enrol(api, bearer(token));
    const first = (await signInByGoogle(api, email)).json();
    expect(first).toEqual({ success: true, challenge: expect.any(String) });
    expect((await finish(first.challenge, codeAt())).statusCode).toBe(200);
  });

  test('"ingat saya" is kept over the second step', async () => {
    const { id, email, codeAt } = await memberWithTwoStep();
    await finish(await challengeOf(email, true), codeAt());
    const { rows } = await api.deps.pool.query(
      `select max(expires_at) > now() + interval '29 days' as remembered from app.session where profile_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ remembered: true }]);
  });

  test('a recovery code opens the door as well', async () => {
    const { email, recoveryCodes } = await memberWithTwoStep();
    expect((await finish(await challengeOf(email), recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });

  test('a wrong code is named, and the right one still works', async () => {
    const { email, codeAt } = await memberWithTwoStep();
    const challenge = await challengeOf(email);
    const wrong = await finish(challenge, 'AAAAA-AAAAA');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([400, 'second_step_wrong']);
    expect(Object.keys(wrong.json().fields)).toEqual(['code']);
    expect((await finish(challenge, codeAt())).statusCode).toBe(200);
  });

  test('after five minutes the person begins again', async () => {
    const { email, codeAt } = await memberWithTwoStep();
    const challenge = await challengeOf(email);
    await api.deps.pool.query(`update app.sign_in_challenge set expires_at = now() - interval '1 second'`);
    expect(codeOf(await finish(challenge, codeAt()))).toBe('second_step_expired');
  });

  test.each(['challenge', 'code'])('without %s the field is named', async (field) => {
    const body = { challenge: 'x', code: '123456', [field]: undefined };
    const response = await call(api, secondStep, { body });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

describe('attacks on the second step', () => {
  test('a challenge opens one session', async () => {
    const { email, codeAt, recoveryCodes } = await memberWithTwoStep();
    const challenge = await challengeOf(email);
    expect((await finish(challenge, codeAt())).statusCode).toBe(200);
    expect(codeOf(await finish(challenge, recoveryCodes[0] ?? ''))).toBe('second_step_expired');
  });

  test('a code works once: a second sign-in with it is refused', async () => {
    const { email, codeAt } = await memberWithTwoStep();
    const code = codeAt();
    expect((await finish(await challengeOf(email), code)).statusCode).toBe(200);
    expect(codeOf(await finish(await challengeOf(email), code))).toBe('second_step_wrong');
  });

  test('one code in four sign-ins at the same moment opens one of them', async () => {
    const { email, codeAt } = await memberWithTwoStep();
    const challenges = [];
    for (let count = 0; count < 4; count++) challenges.push(await challengeOf(email));
    await awaitFreshStep();
    const code = codeAt();
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a recovery code works once, also at the same moment', async () => {
    const { email, recoveryCodes } = await memberWithTwoStep();
    const code = recoveryCodes[3] ?? '';
    const challenges = [await challengeOf(email), await challengeOf(email), await challengeOf(email)];
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(codeOf(await finish(await challengeOf(email), code))).toBe('second_step_wrong');
  });

  test('somebody else’s code does not fit', async () => {
    const [one, other] = [await memberWithTwoStep(), await memberWithTwoStep()];
    const challenge = await challengeOf(one.email);
    expect(codeOf(await finish(challenge, other.recoveryCodes[0] ?? ''))).toBe('second_step_wrong');
  });

  test('guessing ends after five codes, whatever the number of challenges', async () => {
    const { email, recoveryCodes } = await memberWithTwoStep();
    const seen = [];
    for (let count = 0; count < 3; count++) {
      const challenge = await challengeOf(email);
      for (let guess = 0; guess < 3; guess++) seen.push(codeOf(await finish(challenge, 'AAAAA-BBBBB')));
    }
    expect(seen).toEqual([...Array(5).fill('second_step_wrong'), ...Array(4).fill('too_many_failures')]);
    const answer = await finish(await challengeOf(email), recoveryCodes[0] ?? '');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a password that is changed meanwhile ends what was begun with the old one', async () => {
    const { id, email, codeAt } = await memberWithTwoStep();
    const challenge = await challengeOf(email);
    await api.db
      .updateTable('auth.users')
      .set({ encrypted_password: 'changed' })
      .where('id', '=', id)
      .execute();
    expect(codeOf(await finish(challenge, codeAt()))).toBe('second_step_expired');
  });

  test('the database holds no challenge that could be used', async () => {
    const { email } = await memberWithTwoStep();
    const challenge = await challengeOf(email);
    const { rows } = await api.deps.pool.query('select * from app.sign_in_challenge');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(challenge);
  });
});
