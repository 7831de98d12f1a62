import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, createPool, type Database } from '#api/db/database.ts';
import { finishDeletions } from '#test/departures.ts';
import { pause, startTestApi, type TestApi } from '#test/harness.ts';
import { seeded } from '#test/random.ts';
import { countFigures } from './count-figures.service.ts';
import { publicFiguresRepository } from './public-figures.repository.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const all = sql`
  (select count(*) from app.profile) as members,
  (select count(*) from app.post where state = 'visible'
    and not (author_id is null and id in (select post_id from app.team_post))) as posts,
  (select count(*) from app.scan) as scans,
  (select count(is_correct) from app.scan) as judged,
  (select count(*) from app.scan where is_correct) as accurate,
  (select count(*) from app.learning_photo where state <> 'withdrawn') as learning_collected,
  (select count(*) from app.learning_photo where state = 'labelled') as learning_labelled`;
const recount = async (db: Database) =>
  (await sql<Record<string, string>>`select ${all}`.execute(db)).rows[0]!;
const published = async () => (await publicFiguresRepository(api.db).newest())!;
const expire = () =>
  sql`update app.public_figures set counted_at = counted_at - interval '2 hours'`.execute(api.db);
const someScans = (count: number) => sql`
  insert into app.scan (profile_id, verdict, material, confidence, model_version, is_correct, feedback_at)
  select (select id from app.profile order by random() limit 1), 'sure', 'kaca', 90, '1', n % 3 = 0, now()
  from generate_series(1, ${sql.lit(count)}) as n where exists (select from app.profile)`;
const newMember = sql`
  with person as (insert into auth.users (id, email, created_at)
    select gen_random_uuid(), gen_random_uuid() || '@contoh.id', now() returning id, email)
  insert into app.profile (id, name, email) select id, 'Sari', email from person`;
const newPost = sql`
  insert into app.post (author_id, title, content, words)
  select id, 'Judul', 'Isi', to_tsvector('simple', 'judul') from app.profile order by random() limit 1`;
const someScan = sql`(profile_id, id) in (select profile_id, id from app.scan order by random() limit 3)`;

/** What people, moderators, labelers and the worker do to rows that are counted. */
const changes = [
  newMember,
  someScans(1),
  someScans(7),
  sql`update app.scan set is_correct = not coalesce(is_correct, false), true_material = null, feedback_at = now()
    where ${someScan}`,
  sql`update app.scan set is_correct = null, true_material = null, feedback_at = null where ${someScan}`,
  sql`delete from app.scan where ${someScan}`,
  newPost,
  sql`update app.post set state = (array['visible', 'hidden', 'deleted'])[1 + floor(random() * 3)::int]
    where id in (select id from app.post order by random() limit 2)`,
  sql`delete from app.post where id in (select id from app.post where author_id is not null order by random() limit 1)`,
  sql`insert into app.learning_photo (scan_id, profile_id)
    select id, profile_id from app.scan order by random() limit 1 on conflict do nothing`,
  sql`update app.learning_photo set state = 'labelled', label = 'kaca'
    where id in (select id from app.learning_photo where state = 'pending' limit 1)`,
  sql`delete from auth.users where id in (select id from app.profile order by random() limit 1)`,
];

/** Rows to count in many batches; the numbers of the posts have gaps, so that they are of many slices. */
async function insertOldRows(): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    await newMember.execute(api.db);
    await someScans(50).execute(api.db);
    await newPost.execute(api.db);
    await sql`select setval(seq, nextval(seq) + 2000)
      from pg_get_serial_sequence('app.post', 'seq') as seq`.execute(api.db);
  }
}

/** Deletes what members left who are gone. */
async function departContinuously(mayContinue: () => boolean): Promise<void> {
  while (mayContinue()) {
    await finishDeletions(api);
    await pause(50);
  }
}

/** Writes through a connection of its own; one change in ten is rolled back, and some wait for their commit. */
async function write(seed: number, mayContinue: () => boolean): Promise<number> {
  const random = seeded(seed);
  const db = connect(createPool(api.env.DATABASE_URL, 1));
  let done = 0;
  while (mayContinue()) {
    const change = random.pick(changes);
    await db
      .transaction()
      .execute(async (transaction) => {
        await change.execute(transaction);
        if (random.below(5) === 0) await pause(random.below(30));
        if (random.below(10) === 0) throw new Error('rolled back');
        done += 1;
      })
      // Two that delete the same rows may block each other; PostgreSQL ends one.
      .catch(() => undefined);
  }
  await db.destroy();
  return done;
}

/** Counts like a worker whose process ends after so many statements, wherever it is then. */
async function countAndEnd(statements: number): Promise<void> {
  const pool = createPool(api.env.DATABASE_URL, 1);
  const clients: PoolClient[] = [];
  pool.on('connect', (client) => clients.push(client));
  let left = statements;
  const db = connect(pool, () => {
    left -= 1;
    if (left <= 0) for (const client of clients) void client.end();
  });
  await countFigures(db, { batch: 30 }).catch(() => undefined);
  await db.destroy().catch(() => undefined);
}

const isCountedOnce = async () =>
  (await api.db.selectFrom('app.figure_count').select('source').where('is_complete', '=', false).execute())
    .length === 0;

test('the figures are exact while several connections write and the worker is killed again and again', async () => {
  await insertOldRows();
  let isOver = false;
  const writers = [1, 2, 3, 4].map((seed) => write(seed, () => !isOver));
  const departures = departContinuously(() => !isOver);
  let livesBeforeCounted = 0;
  const random = seeded(5);
  while (!(await isCountedOnce())) {
    livesBeforeCounted += 1;
    await countAndEnd(1 + random.below(80));
  }
  for (let life = 0; life < 20; life += 1) await countAndEnd(1 + random.below(80));
  isOver = true;
  const written = await Promise.all(writers);
  await departures;
  expect(livesBeforeCounted).toBeGreaterThan(3);
  expect(Math.min(...written)).toBeGreaterThan(10);

  await expire();
  await countFigures(api.db);
  expect(await published()).toMatchObject(await recount(api.db));
  expect(await api.db.selectFrom('app.figure_change').selectAll().execute()).toEqual([]);
});
