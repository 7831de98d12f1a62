import { getMe } from '@app/contract/account';
import { resendConfirmation } from '@app/contract/account-password';
import { deleteAccount } from '@app/contract/account-settings';
import { setPhotoConsent } from '@app/contract/smart-sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitFreshStep, enrol } from '#test/authenticator.ts';
import { call } from '#test/call.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { memberWithPassword, openSession } from '#test/member.ts';
import { waitForLockWaiters } from '#test/waiting.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, { identity: true });
});
afterAll(() => api.stop());

type Signed = { headers: Record<string, string> };
const remove = ({ headers }: Signed, body: object = {}) =>
  call(api, deleteAccount, { headers, body: { confirmation: 'HAPUS', ...body } });
const isLive = async (session: Signed, from = api.app) =>
  (await call({ app: from }, getMe, session)).statusCode === 200;

/** Every row of any table that references this person. */
async function tracesOf(id: string): Promise<string[]> {
  const { rows } = await api.deps.pool.query<{ place: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as place, column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and data_type = 'uuid' and table_schema in ('app', 'auth')`,
  );
  const found = await Promise.all(
    rows.map(async ({ place, column }) => {
      const hit = await api.deps.pool.query(`select 1 from ${place} where "${column}" = '${id}' limit 1`);
      return hit.rowCount ? [`${place}.${column}`] : [];
    }),
  );
  return found.flat().toSorted();
}

describe('deleting my account', () => {
  test('leaves nothing of me but ids in the audit log, and ends every session on every instance', async () => {
    const [member, other] = [await memberWithPassword(api), await memberWithPassword(api)];
    const phone = await openSession(api, member.id);
    const { app: otherInstance } = await api.startInstance();
    const before = [await isLive(member), await isLive(phone), await isLive(phone, otherInstance)];
    expect(before).toEqual([true, true, true]);
    expect(await tracesOf(member.id)).toContain('auth.sessions.user_id');
    const identity = await api.deps.identity.passwordGrant(member.email, member.password);

    const response = await remove(member, { password: member.password });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);

    expect([await isLive(member), await isLive(phone)]).toEqual([false, false]);
    expect(await tracesOf(member.id)).toEqual([
      'app.audit_log.actor_id',
      'app.audit_log.subject_id',
      // Kept for ten minutes, because a request may still be running.
      'app.departed_member.profile_id',
    ]);
    expect(await api.deps.identity.passwordGrant(member.email, member.password)).toBeUndefined();
    expect(await api.deps.identity.user(identity?.accessToken ?? '')).toBeUndefined();
    const isLiveElsewhere = await eventually(
      () => isLive(phone, otherInstance),
      (live) => !live,
    );
    expect(isLiveElsewhere).toBe(false);
    expect(await isLive(other)).toBe(true);
  });

  test('the address is free again', async () => {
    const { email, password, headers } = await memberWithPassword(api);
    await remove({ headers }, { password });
    expect(await api.deps.identity.signUp({ email, password, name: 'Baru' })).not.toBe('taken');
  });

  test('who only comes with Google needs the word alone', async () => {
    const member = await api.signIn();
    expect((await remove(member)).statusCode).toBe(200);
    expect(await isLive(member)).toBe(false);
  });

  test('the word must be typed', async () => {
    const member = await api.signIn();
    const response = await remove(member, { confirmation: 'hapus' });
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { confirmation: 'Ketik HAPUS untuk melanjutkan.' },
    ]);
    expect(await isLive(member)).toBe(true);
  });

  test('a stolen session is not enough: the password is asked for, checked and not to be guessed', async () => {
    const member = await memberWithPassword(api);
    expect((await remove(member)).json().fields).toEqual({ password: 'Bagian ini wajib diisi.' });
    const wrong = await remove(member, { password: 'bukan ini' });
    expect(wrong.json()).toMatchObject({
      code: 'wrong_current_password',
      fields: { password: 'Password saat ini tidak benar' },
    });
    for (let guess = 0; guess < 4; guess++) await remove(member, { password: `tebak ${guess}` });
    expect((await remove(member, { password: member.password })).json().code).toBe('too_many_failures');
    expect(await isLive(member)).toBe(true);
  });

  test('who has two steps shows a fresh code too', async () => {
    const member = await memberWithPassword(api);
    const { password } = member;
    await awaitFreshStep();
    const { codeAt } = await enrol(api, member.headers, password);
    expect((await remove(member, { password })).json().fields).toEqual({ code: 'Bagian ini wajib diisi.' });
    expect((await remove(member, { password, code: codeAt(-1) })).json().code).toBe('second_step_wrong');
    expect(await isLive(member)).toBe(true);
    expect((await remove(member, { password, code: codeAt() })).statusCode).toBe(200);
    expect(await tracesOf(member.id)).toEqual([
      'app.audit_log.actor_id',
      'app.audit_log.subject_id',
      // Kept for ten minutes, because a request may still be running.
      'app.departed_member.profile_id',
    ]);
  });

  test.each([
    ['a confirmation mail', resendConfirmation, undefined, 'not_signed_in'],
    ['leave to keep photos', setPhotoConsent, { keep: true }, 'not_found'],
  ] as const)(
    '%s that is asked for at the same moment is refused, and no fault of ours',
    async (_, route, body, code) => {
      const { id, headers } = await memberWithPassword(api);
      const leaving = await api.deps.pool.connect();
      try {
        await leaving.query('begin');
        await leaving.query('delete from auth.users where id = $1', [id]);
        const response = call(api, route, { headers, ...(body && { body }) });
        await waitForLockWaiters(api.db, 1);
        await leaving.query('commit');
        expect((await response).json().code).toBe(code);
      } finally {
        leaving.release();
      }
    },
  );

  test('a visitor is refused', async () => {
    expect((await call(api, deleteAccount, { body: {} })).json().code).toBe('not_signed_in');
  });
});
