import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { addPartitions, maintainPartitions, timePartitions } from './time-partitions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const partitionsOf = async (table: string) => {
  const { rows } = await sql<{ part: string; days: number }>`
    select part::text, extract(epoch from ends_at - now())::float8 / 86400 as days
    from app.partitions_of(${table}::text::regclass) order by ends_at`.execute(api.db);
  return rows;
};
const addPartition = (table: string, step: string, daysAgo: number) =>
  sql`
  select app.add_partitions(${table}::text::regclass, ${step}, now() - make_interval(days => ${daysAgo}),
    now() - make_interval(days => ${daysAgo - 1}))`.execute(api.db);
const addKey = (daysAgo: number) =>
  sql`
  insert into app.idempotency (profile_id, key, kind, target_id, at)
  values (gen_random_uuid(), gen_random_uuid(), 'scan', gen_random_uuid(), now() - make_interval(days => ${daysAgo}))`.execute(
    api.db,
  );
const keys = async () =>
  (await api.db.selectFrom('app.idempotency').select('at').orderBy('at').execute()).map(({ at }) =>
    Math.round((Date.now() - at.getTime()) / 86_400_000),
  );

describe.each(timePartitions)('$table', ({ table, aheadDays, keepDays }) => {
  test('has a partition for each row that may still come, and for each that is kept', async () => {
    const parts = await partitionsOf(table);
    expect(parts.at(-1)!.days).toBeGreaterThan(aheadDays);
    expect(parts[0]!.days).toBeGreaterThan(-keepDays);
  });

  test('gets the partitions that are missing, from several workers at once', async () => {
    const before = await partitionsOf(table);
    await sql.raw(`drop table ${before.at(-1)!.part}`).execute(api.db);
    await Promise.all([1, 2, 3].map(() => maintainPartitions(api.deps.pool)));
    expect((await partitionsOf(table)).map(({ part }) => part)).toEqual(before.map(({ part }) => part));
  });
});

test('keys of requests that no phone repeats any more go with their week, and no other', async () => {
  await addPartition('app.idempotency', 'week', 45);
  await addKey(45);
  await addKey(31);
  await addKey(0);
  await maintainPartitions(api.deps.pool);
  expect(await keys()).toEqual([31, 0]);
});

test('notifications of the last 180 days stay, those of a month before are gone', async () => {
  await addPartition('app.notification', 'month', 215);
  const add = (daysAgo: number) =>
    sql`
    insert into app.notification (profile_id, kind, created_at)
    values (gen_random_uuid(), 'reply', now() - make_interval(days => ${daysAgo}))`.execute(api.db);
  await add(215);
  await add(179);
  await maintainPartitions(api.deps.pool);
  const left = await api.db.selectFrom('app.notification').select('created_at').execute();
  expect(left.map(({ created_at }) => Date.now() - created_at.getTime() < 180 * 86_400_000)).toEqual([true]);
});

test('a partition that somebody reads is dropped later, and neither people nor other tables wait for it', async () => {
  await addPartition('app.idempotency', 'week', 60);
  await addPartition('app.notification', 'month', 230);
  await api.db.transaction().execute(async (transaction) => {
    await sql`select from app.idempotency`.execute(transaction);
    await expect(maintainPartitions(api.deps.pool)).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining('lock timeout') }],
    });
    // A deployment goes on.
    await addPartitions(api.deps.pool);
    await addKey(0);
  });
  expect((await partitionsOf('app.notification'))[0]!.days).toBeGreaterThan(-180);
  const oldest = async () => (await partitionsOf('app.idempotency'))[0]!.days;
  expect(await oldest()).toBeLessThan(-40);
  await maintainPartitions(api.deps.pool);
  expect(await oldest()).toBeGreaterThan(-40);
});

test('a partition of the audit log is as append-only as the whole', async () => {
  const [, part] = (await partitionsOf('app.audit_log')).toReversed();
  for (const change of [`truncate ${part!.part}`, `truncate app.audit_log`])
    await expect(sql.raw(change).execute(api.db)).rejects.toThrow('append-only');
});

test('the operator sees how long each table can still be written', async () => {
  const { body } = await api.app.inject('/metrics');
  for (const { table, aheadDays } of timePartitions) {
    const [, seconds] = new RegExp(`partition_seconds_left\\{table="${table}"\\} (\\d+)`).exec(body)!;
    expect(Number(seconds)).toBeGreaterThan(aheadDays * 86_400);
  }
});
