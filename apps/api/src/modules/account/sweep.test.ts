import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { statusOfMe } from '#test/sign-in.ts';
import { startWorker } from '#test/worker.ts';

let api: TestApi;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  api = await startTestApi();
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const day = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * day);
const newHash = () => randomBytes(32);

async function sweep() {
  const runs = () => api.logged.filter((line) => line.includes('account.sweep') && line.includes('job done'));
  const before = runs().length;
  await api.deps.queue.enqueue(api.db, 'account.sweep', {});
  await eventually(
    async () => runs().length,
    (count) => count > before,
  );
}

type Ends = { expires: number; revoked?: number };
const addSession = (profileId: string, user_agent: string, { expires, revoked }: Ends) =>
  api.db
    .insertInto('app.session')
    .values({
      token_hash: newHash(),
      profile_id: profileId,
      user_agent,
      created_at: daysFromNow(-200),
      expires_at: daysFromNow(expires),
      revoked_at: revoked === undefined ? null : daysFromNow(revoked),
    })
    .execute();

describe('the daily sweep', () => {
  test('is planned for every night', async () => {
    const { rows } = await api.deps.pool.query('select name, cron, timezone from pgboss.schedule');
    expect(rows).toContainEqual({ name: 'account.sweep', cron: '30 2 * * *', timezone: 'Asia/Jakarta' });
  });

  test('takes sessions that are over for ninety days, and no other', async () => {
    const { id, headers } = await api.signIn();
    await addSession(id, 'expired long ago', { expires: -91 });
    await addSession(id, 'expired lately', { expires: -89 });
    await addSession(id, 'revoked long ago', { expires: 1, revoked: -91 });
    await addSession(id, 'revoked lately', { expires: 1, revoked: -89 });
    await sweep();
    const left = await api.db
      .selectFrom('app.session')
      .select('user_agent')
      .where('profile_id', '=', id)
      .where('user_agent', 'is not', null)
      .orderBy('user_agent')
      .execute();
    expect(left.map((session) => session.user_agent)).toEqual(['expired lately', 'revoked lately']);
    expect(await statusOfMe(api, headers)).toBe(200);
  });

  test('takes challenges and links that have expired, and no other', async () => {
    const { id, email } = await api.signIn();
    for (const expires_at of [daysFromNow(-0.01), daysFromNow(0.01)]) {
      const row = { profile_id: id, expires_at };
      await api.db
        .insertInto('app.sign_in_challenge')
        .values({ ...row, token_hash: newHash(), remember: false })
        .execute();
      await api.db
        .insertInto('app.email_confirmation')
        .values({ ...row, token_hash: newHash(), email })
        .execute();
    }
    await sweep();
    for (const table of ['app.sign_in_challenge', 'app.email_confirmation'] as const) {
      const left = await api.db.selectFrom(table).select('expires_at').execute();
      expect(left.map((row) => row.expires_at > new Date())).toEqual([true]);
    }
  });

  test('takes many in several bites', async () => {
    const { id } = await api.signIn();
    await sql`
      insert into app.session (token_hash, profile_id, created_at, expires_at)
      select sha256(number::text::bytea), ${id}, now() - interval '200 days', now() - interval '199 days'
      from generate_series(1, 20500) as number`.execute(api.db);
    api.statements.length = 0;
    await sweep();
    const { count } = await api.db
      .selectFrom('app.session')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect(api.statements.filter((text) => text.includes('delete from "app"."session"'))).toHaveLength(3);
  });
});
