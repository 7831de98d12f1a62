import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { type Position, positionOf } from '#api/lib/time-cursor.ts';
import type { Rule } from './moderation.repository.ts';

const shownReports = 20;

type Report = { reason: Rule; note: string; createdAt: string };
type CaseRow = {
  id: string;
  position: string;
  post_id: string;
  reply_id: string | null;
  reports: Report[];
  report_count: number;
  is_reporter: boolean;
};

/** Queries for the report queue of moderators. */
export const reportReviewRepository = (db: Database) => ({
  async oldest(viewerId: string, limit: number, after?: Position): Promise<CaseRow[]> {
    const { rows } = await sql<CaseRow>`
      select waiting.id, waiting.position, waiting.post_id, waiting.reply_id, told.reports, told.report_count,
        told.is_reporter
      from (
        select id, post_id, reply_id, created_at, ${positionOf('report_case.created_at')} as position
        from app.report_case
        where state = 'pending' ${
          after ? sql`and (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql``
        }
        order by created_at, id limit ${sql.lit(limit)}
      ) as waiting
      cross join lateral (
        select (select count(*)::int from app.report where report.case_id = waiting.id) as report_count,
          exists (
            select from app.report where report.case_id = waiting.id and report.reporter_id = ${viewerId}
          ) as is_reporter,
          array(
            select json_build_object('reason', report.reason, 'note', report.note, 'createdAt',
              ${positionOf('report.created_at')})
            from app.report where report.case_id = waiting.id order by report.created_at limit ${sql.lit(shownReports)}
          ) as reports
      ) as told
      order by waiting.created_at, waiting.id`.execute(db);
    return rows;
  },

  find: (id: string) =>
    db
      .selectFrom('app.report_case')
      .select(['id', 'post_id', 'reply_id'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Locks the case, so that a second moderator waits and then sees the decision. */
  lock: (id: string) =>
    db.selectFrom('app.report_case').select('state').where('id', '=', id).forUpdate().executeTakeFirst(),

  keep: (id: string, decidedBy: string) =>
    db
      .updateTable('app.report_case')
      .set({ state: 'kept', decided_by: decidedBy, decided_at: sql`now()` })
      .where('id', '=', id)
      .execute(),
});
