import { deleteAccount } from '@app/contract/account-settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { departedRows } from '#api/departed-rows.ts';
import { call } from '#test/call.ts';
import { readPost, writePost } from '#test/community.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { finishDepartures } from './departure.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Member = Awaited<ReturnType<TestApi['signIn']>>;

/** More than the first batch of each table, whose rows go with the request. */
const long = 1100;

async function insertLongLists({ id }: Member, other: Member): Promise<void> {
  await sql`insert into app.scan (profile_id, verdict, material, confidence, model_version)
    select ${id}, 'sure', 'kaca', 90, '1' from generate_series(1, ${long})`.execute(api.db);
  await sql`insert into app.post (author_id, title, content, words)
    select ${id}, 'Judul ' || n, 'Isi', to_tsvector('simple', 'judul') from generate_series(1, 250) as n`.execute(
    api.db,
  );
  await sql`insert into app.reply (post_id, author_id, content)
    select (select id from app.post where author_id = ${id} limit 1), ${id}, 'Balasan ' || n
    from generate_series(1, ${long}) as n`.execute(api.db);
  await sql`insert into app.post_follow (profile_id, post_id, post_seq)
    select ${id}, post.id, post.seq from app.post where author_id = ${id}`.execute(api.db);
  await sql`insert into app.notification (profile_id, kind, actor_id, post_id)
    select case when n % 2 = 0 then ${id}::uuid else ${other.id}::uuid end, 'reply',
      case when n % 2 = 0 then ${other.id}::uuid else ${id}::uuid end, null from generate_series(1, ${2 * long}) as n`.execute(
    api.db,
  );
  await sql`insert into app.idempotency (profile_id, key, kind, target_id)
    select ${id}, gen_random_uuid(), 'scan', gen_random_uuid() from generate_series(1, ${long})`.execute(
    api.db,
  );
}

/** How many rows of each kind still name the person. */
async function rowsOf({ id }: Member): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.scan where profile_id = ${id}
    union all select count(*)::int from app.post where author_id = ${id}
    union all select count(*)::int from app.reply where author_id = ${id}
    union all select count(*)::int from app.post_follow where profile_id = ${id}
    union all select count(*)::int from app.notification where profile_id = ${id} or actor_id = ${id}
    union all select count(*)::int from app.idempotency where profile_id = ${id}`.execute(api.db);
  return rows.map(({ count }) => count);
}
const nothing = [0, 0, 0, 0, 0, 0];
const departed = async () =>
  (await api.db.selectFrom('app.departed_member').select('profile_id').execute()).map(
    (row) => row.profile_id,
  );

describe('who has written for years', () => {
  let [member, other] = [] as unknown as [Member, Member];
  let postId: string;
  beforeEach(async () => {
    [member, other] = [await api.signIn(), await api.signIn()];
    await insertLongLists(member, other);
    postId = (await writePost(api, member))._id;
    await call(api, deleteAccount, {
      headers: member.headers,
      body: { confirmation: 'HAPUS' },
    });
  });

  test('is nobody at once, although rows still name them', async () => {
    const [scans, posts, replies] = await rowsOf(member);
    expect(Math.min(scans!, posts!, replies!)).toBeGreaterThan(0);
    const { post } = await readPost(api, other, postId);
    expect(post.author).toMatchObject({ _id: null, name: 'Anonim' });
  });

  test('leaves no row when the worker has finished; what others wrote stays', async () => {
    await finishDepartures(api.db, departedRows);
    expect(await rowsOf(member)).toEqual(nothing);
    const { count } = await api.db
      .selectFrom('app.notification')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(long);
  });

  test('the worker may die anywhere: the next run goes on', async () => {
    const dying = departedRows.map((remove) => async (...parts: Parameters<typeof remove>) => {
      await remove(parts[0], parts[1], () => false);
      throw new Error('killed');
    });
    for (let deaths = 0; deaths < 5; deaths += 1)
      await expect(finishDepartures(api.db, dying)).rejects.toThrow('killed');
    await finishDepartures(api.db, departedRows);
    expect(await rowsOf(member)).toEqual(nothing);
  });

  test('is looked for again until no request of theirs can be running', async () => {
    await finishDepartures(api.db, departedRows);
    expect(await departed()).toContain(member.id);
    await sql`insert into app.post_follow (profile_id, post_id, post_seq)
      select ${member.id}, id, seq from app.post limit 1`.execute(api.db);
    await sql`update app.departed_member set at = now() - interval '11 minutes'`.execute(api.db);
    await finishDepartures(api.db, departedRows);
    expect(await rowsOf(member)).toEqual(nothing);
    expect(await departed()).not.toContain(member.id);
  });
});
