import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Rule, Target } from './moderation.repository.ts';

type NewReport = { caseId: string; reporterId: string; targetId: string; reason: Rule; note: string };

/** Queries for reports. */
export const reportRepository = (db: Database) => ({
  /** Undefined when it is not visible. Locked, so that it is not hidden or deleted before the report is written. */
  async lockVisible({ kind, postId, replyId }: Target): Promise<{ author_id: string | null } | undefined> {
    const { rows } = await sql<{ author_id: string | null }>`
      select author_id from ${sql.table(`app.${kind}`)}
      where id = ${kind === 'reply' ? replyId : postId} and state = 'visible'
        ${kind === 'reply' ? sql`and post_id = ${postId}` : sql``}
      for share`.execute(db);
    return rows[0];
  },

  /** The pending case, or a new one. */
  async openCase({ postId, replyId }: Target): Promise<string> {
    await sql`
      insert into app.report_case (post_id, reply_id) values (${postId}, ${replyId})
      on conflict do nothing`.execute(db);
    const { rows } = await sql<{ id: string }>`
      select id from app.report_case
      where post_id = ${postId} and reply_id is not distinct from ${replyId}::uuid and state = 'pending'`.execute(
      db,
    );
    return rows[0]!.id;
  },

  /** Whether this person's own report of it waits for a decision. */
  async isPendingReporter(reporterId: string, { postId, replyId }: Target): Promise<boolean> {
    const { rows } = await sql`
      select from app.report join app.report_case as reported on reported.id = report.case_id
      where report.reporter_id = ${reporterId} and report.target_id = ${replyId ?? postId}
        and reported.state = 'pending'`.execute(db);
    return rows.length > 0;
  },

  /** False for a second report of the same person. */
  async insert({ caseId, reporterId, targetId, reason, note }: NewReport): Promise<boolean> {
    const row = await db
      .insertInto('app.report')
      .values({ case_id: caseId, reporter_id: reporterId, target_id: targetId, reason, note })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
});
