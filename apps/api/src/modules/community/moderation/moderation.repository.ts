import type { PostCategory } from '@app/contract/community';
import type { ModerationAction, ModerationEntry, ReportReason } from '@app/contract/community-moderation';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';

export type PostAction = z.infer<typeof ModerationAction>;
export type Rule = z.infer<typeof ReportReason>;
export type Grounds = { rule: Rule; reason: string };

/** What is decided about. `reply` has both ids, `member` has neither. */
export type Target = { kind: 'post' | 'reply' | 'member'; postId: string | null; replyId: string | null };

export type Decision = Grounds & {
  action: PostAction | 'suspend' | 'unsuspend';
  target: Target;
  memberId: string | null;
  category: PostCategory | null;
  days?: number;
  decidedBy: string;
};

/** Advisory lock, so that concurrent pins cannot exceed the limit. */
const pinLockId = 8_013_001;

/** Queries for moderation. */
export const moderationRepository = (db: Database) => ({
  /**
   * Locks the author until the end of the transaction. Call it before locking the post or reply: the deletion of an
   * account locks them in the same order.
   */
  async lockAuthor({ kind, postId, replyId }: Target): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select profile.id from app.profile
      where profile.id = (${
        kind === 'reply'
          ? sql`select author_id from app.reply where post_id = ${postId} and id = ${replyId}`
          : sql`select author_id from app.post where id = ${postId}`
      })
      for key share`.execute(db);
    return rows[0]?.id;
  },

  setPostState: (id: string, state: 'visible' | 'hidden') =>
    db
      .updateTable('app.post')
      .set({ state, ...(state === 'hidden' && { pinned_at: null }) })
      .where('id', '=', id)
      .execute(),

  setReplyState: (postId: string, id: string, state: 'visible' | 'hidden') =>
    db.updateTable('app.reply').set({ state }).where('post_id', '=', postId).where('id', '=', id).execute(),

  setLocked: (id: string, isLocked: boolean) =>
    db.updateTable('app.post').set({ is_locked: isLocked }).where('id', '=', id).execute(),

  unpin: (id: string) => db.updateTable('app.post').set({ pinned_at: null }).where('id', '=', id).execute(),

  pin: (id: string) =>
    db
      .updateTable('app.post')
      .set({ pinned_at: sql`now()` })
      .where('id', '=', id)
      .execute(),

  async pinned(): Promise<string[]> {
    await sql`select pg_advisory_xact_lock(${sql.lit(pinLockId)})`.execute(db);
    const rows = await db.selectFrom('app.post').select('id').where('pinned_at', 'is not', null).execute();
    return rows.map(({ id }) => id);
  },

  async record({ action, target, memberId, category, rule, reason, days, decidedBy }: Decision) {
    const { id } = await db
      .insertInto('app.moderation_decision')
      .values({
        action,
        target: target.kind,
        post_id: target.postId,
        reply_id: target.replyId,
        // Null once they have gone, also while their posts still name them.
        member_id:
          memberId && ((query) => query.selectFrom('app.profile').select('id').where('id', '=', memberId)),
        category,
        rule,
        reason,
        days: days ?? null,
        decided_by: decidedBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Closes the pending report cases about the same post or reply. */
  closeCases: ({ postId, replyId }: Target, decidedBy: string) =>
    sql`
      update app.report_case set state = 'hidden', decided_by = ${decidedBy}, decided_at = now()
      where post_id = ${postId} and reply_id is not distinct from ${replyId}::uuid and state = 'pending'`.execute(
      db,
    ),

  /** Times are rounded to the hour, because exact ones could be matched with the activity of a person. */
  log: async (limit: number, before?: string) => {
    const { rows } = await sql<z.infer<typeof ModerationEntry> & { seq: string }>`
      select log_id as "_id", seq, action, target, category, rule, date_trunc('hour', created_at) as at
      from app.moderation_decision
      ${before === undefined ? sql`` : sql`where seq < ${before}::bigint`}
      order by seq desc limit ${sql.lit(limit)}`.execute(db);
    return rows;
  },
});
