import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getMe } from '@app/contract/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { confirmAddress } from '#test/sign-in.ts';
import { root } from '../../../../../services/src/local-env.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const run = promisify(execFile);
const admin = async (...args: string[]) => {
  const env = { ...process.env, DATABASE_URL: api.env.DATABASE_URL };
  const program = join(root, 'ops/admin.ts');
  return run(process.execPath, [program, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: error.stderr as string }),
  );
};
const roleOf = async (headers: Record<string, string>) =>
  (await call(api, getMe, { headers })).json().user.role;

describe('pnpm admin grant', () => {
  test('gives a role, and writes it down', async () => {
    const { id, email, headers } = await api.signIn();
    await confirmAddress(api, id);
    expect(await roleOf(headers)).toBe('member');
    const { code, said } = await admin('grant', email.toUpperCase(), 'editor');
    expect([code, said]).toEqual([0, expect.stringContaining('member -> editor')]);
    const role = await eventually(
      () => roleOf(headers),
      (now) => now === 'editor',
    );
    expect(role).toBe('editor');
    const lines = await api.db
      .selectFrom('app.audit_log')
      .select(['actor_id', 'action', 'detail'])
      .where('subject_id', '=', id)
      .execute();
    expect(lines).toEqual([
      { actor_id: null, action: 'role.granted', detail: { from: 'member', to: 'editor' } },
    ]);
  });

  test('not to an address that nobody has proven to be theirs', async () => {
    const { email, headers } = await api.signIn();
    const { code, said } = await admin('grant', email, 'admin');
    expect([code, said]).toEqual([1, expect.stringContaining('has not confirmed')]);
    expect(await roleOf(headers)).toBe('member');
  });

  test.each([
    [['grant', 'tidak.ada@contoh.id', 'admin'], 'Nobody has the address'],
    [['grant', 'sari@contoh.id', 'raja'], 'Usage: admin grant EMAIL member|editor|moderator|admin'],
    [['grant'], 'Usage'],
    [[], 'Usage'],
  ])('%j is refused with a reason', async (args, reason) => {
    expect(await admin(...args)).toEqual({ code: 1, said: expect.stringContaining(reason) });
  });
});

describe('the audit log', () => {
  test.each([
    ['changed', `update app.audit_log set action = 'x'`],
    ['deleted', 'delete from app.audit_log'],
    ['emptied', 'truncate app.audit_log'],
  ])('cannot be %s', async (_, statement) => {
    await api.db.insertInto('app.audit_log').values({ action: 'test' }).execute();
    await expect(api.deps.pool.query(statement)).rejects.toThrow(/audit_log\w* is append-only/);
  });
});
