import { createReply } from '@app/contract/community';
import { listModerationLog, listReports, showSuspension } from '@app/contract/community-moderation';
import {
  countNotifications,
  listNotifications,
  readNotifications,
} from '@app/contract/community-notification';
import type { Route } from '@app/contract/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { fillPosts, pathOf } from '#test/community.ts';
import { conduct, type Person } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { plansOf } from '#test/plans.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
let moderator: Person;
let sari: Person;
let postId: string;
beforeAll(async () => {
  api = await startTestApi();
  [moderator, sari] = [await staff(api, 'moderator'), await api.signIn()];
  await fillPosts(api, 20_000, sari.id);
  await conduct(() => api).insertProfiles(5000);
  const { db } = api;
  const somebody = sql`(select array_agg(id) from app.profile)`;
  const posts = sql`(select array_agg(id) from (select id from app.post order by seq limit 2000) as oldest)`;
  await sql`insert into app.notification (profile_id, kind, actor_id, post_id, is_read, created_at)
    select (${somebody})[1 + n % 5000], 'reply', (${somebody})[1 + n % 4999], (${posts})[1 + n % 2000], n % 3 > 0,
      now() - make_interval(days => n % 160)
    from generate_series(1, 20000) as n`.execute(db);
  await sql`insert into app.mute (profile_id, muted_id)
    select (${somebody})[1 + n % 5000], (${somebody})[1 + (n + n / 5000 + 1) % 5000]
    from generate_series(1, 20000) as n`.execute(db);
  await sql`insert into app.moderation_decision (action, target, post_id, member_id, rule, reason, decided_by)
    select 'lock', 'post', (${posts})[1 + n % 2000], (${somebody})[1 + n % 5000], 'spam', 'Contoh.', ${moderator.id}
    from generate_series(1, 20000) as n`.execute(db);
  await sql`insert into app.report_case (post_id, state, decided_at)
    select (${posts})[1 + n % 2000], case when n < 100 then 'pending' else 'kept' end,
      case when n < 100 then null else now() end
    from generate_series(1, 20000) as n`.execute(db);
  await sql`insert into app.report (case_id, target_id, reason)
    select id, post_id, 'spam' from app.report_case`.execute(db);
  await sql`insert into app.appeal (decision_id, author_id, text)
    select id, member_id, 'Mohon dilihat lagi.' from app.moderation_decision limit 5000`.execute(db);
  await sql`insert into app.suspension (profile_id, decision_id, until)
    select distinct on (member_id) member_id, id, now() from app.moderation_decision order by member_id`.execute(
    db,
  );
  await sql`analyze app.notification, app.mute, app.moderation_decision, app.report_case, app.report, app.appeal, app.suspension, app.profile`.execute(
    db,
  );
  ({ id: postId } = await db.selectFrom('app.post').select('id').limit(1).executeTakeFirstOrThrow());
});
afterAll(() => api.stop());

const tables =
  /app"?\."?(notification|mute|moderation_decision|suspension|report_case|report|appeal|post_follow|profile)\b/;
const wholeTable =
  // Months to come are empty.
  /Seq Scan on (notification_\w+ .*rows=(?!1 )|(mute|moderation_decision|decision|later|appeal\w*|suspension|report_case|report|post|post_follow|follow|profile|reply\w*)\b)/;

/** The other member has reached the daily limit. */
const byModerator = new Set<Route>([listReports, createReply]);
const requests: [string, Route, object | undefined, string | RegExp][] = [
  ['notices', listNotifications, undefined, /notification_2\w+_pkey/],
  ['the bell', countNotifications, undefined, /notification_2\w+_unread_idx/],
  ['reading', readNotifications, { until: '2000-01-01T00:00:00.000Z' }, /notification_2\w+_unread_idx/],
  ['the public log', listModerationLog, undefined, 'moderation_decision_seq_key'],
  ['the queue', listReports, undefined, 'report_case_queue_idx'],
  ['the standing', showSuspension, undefined, 'suspension'],
  ['telling of a reply', createReply, { content: 'Halo.' }, 'post_follow'],
];

test.each(requests)('no table is read from end to end: %s', async (_, route, body, index) => {
  const plans = await plansOf(
    api,
    async () => {
      const path = pathOf(route, postId);
      const { headers } = byModerator.has(route) ? moderator : sari;
      const response = await call(api, route, { headers, path, ...(body && { body }) });
      expect(response.statusCode).toBe(200);
    },
    tables,
  );
  expect(plans.join('\n')).toMatch(index);
  for (const plan of plans) expect(plan).not.toMatch(wholeTable);
});
