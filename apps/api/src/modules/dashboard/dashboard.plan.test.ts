import { listActivity, showDashboard } from '@app/contract/dashboard';
import { listScans } from '@app/contract/smart-sort';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conduct } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { plansOf } from '#test/plans.ts';
import { encodeCursor } from '#api/lib/cursor.ts';
import { vacuumAnalyze } from '#test/vacuum.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  const { db, deps } = api;
  const member = await api.signIn();
  ({ headers } = member);
  await conduct(() => api).insertProfiles(200);
  const others = sql`(select array_agg(id) from app.profile)`;
  await sql`insert into app.scan (profile_id, verdict, material, confidence, model_version, created_at)
    select case when n % 10 = 0 then ${member.id}::uuid else (${others})[1 + n % 200] end, 'sure',
      (array['organik', 'plastik', 'kertas', 'kaca', 'logam'])[1 + n % 5], 90, '1', now() - n * interval '5 minutes'
    from generate_series(1, 20000) as n`.execute(db);
  await vacuumAnalyze(deps.pool, 'app.scan');
});
afterAll(() => api.stop());

const ask = async (path: string) => {
  const response = await api.app.inject({ url: path, headers });
  expect(response.statusCode).toBe(200);
};
const scans = /app"?\."?scan\b/;
/** Of one of the sixteen parts. */
const historyAlone = /Index Only Scan using scan_\d\d_history_idx/;
const reachesRows = /Seq Scan|Bitmap|Index Scan/;

test('the figures are counted out of the index alone', async () => {
  const plans = await plansOf(api, () => ask(showDashboard.path), scans);
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(historyAlone);
  expect(plans[0]).not.toMatch(reachesRows);
});

test.each(['material=kaca', 'feedback=wrong', 'material=kaca&feedback=none'])(
  'which scans have %s is found in the index alone',
  async (filter) => {
    const [plan = ''] = await plansOf(api, () => ask(`${listScans.path}?${filter}`), scans);
    expect(plan).toMatch(historyAlone);
    expect(plan).not.toMatch(/Seq Scan|Bitmap/);
  },
);

test('what somebody did is read along an index of each table', async () => {
  // PostgreSQL scans such small tables completely unless sequential scans are disabled.
  const forbidden = ['enable_seqscan', 'enable_bitmapscan'].map(
    (setting) =>
      `execute format('alter role current_user in database %I set ${setting} = off', current_database());`,
  );
  await api.deps.pool.query(`do $$ begin ${forbidden.join(' ')} end $$`);
  const instance = await api.startInstance();
  const cursor = encodeCursor(['2026-11-01T10:00:00.000000Z', crypto.randomUUID()]);
  const tables = /app"?\."?(scan|post|reply|listing_suggestion|listing_confirmation|piece_submission)\b/;
  const work = async () => {
    for (const path of [listActivity.path, `${listActivity.path}?cursor=${cursor}`]) {
      expect((await instance.app.inject({ url: path, headers })).statusCode).toBe(200);
    }
  };
  const plans = await plansOf({ ...api, ...instance }, work, tables);
  const indexes = [
    'scan_00_history_idx',
    'post_activity_idx',
    'reply_0_activity_idx',
    'listing_suggestion_author_idx',
    'listing_confirmation_activity_idx',
    'piece_submission_author_idx',
  ];
  expect(plans).toHaveLength(2 * indexes.length);
  for (const [number, plan] of plans.entries()) expect(plan).toContain(indexes[number % indexes.length]);
  // Nobody may suggest more than a few a day; all else is read in its order.
  const ordered = plans.filter((plan) => !plan.includes('listing_suggestion_author_idx'));
  for (const plan of ordered) expect(plan).not.toMatch(/^(\s*-> {2})?Sort /m);
});
