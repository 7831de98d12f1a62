import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { type Position, positionOf } from '#api/lib/time-cursor.ts';
import type { Rule } from './moderation.repository.ts';
import { isAppealable, joinAppeal } from '../notification/notification.repository.ts';

type AppealRow = {
  id: string;
  position: string;
  action: string;
  reason: string;
  text: string;
  author: string;
  author_id: string;
  decided_by: string | null;
  post_id: string | null;
  reply_id: string | null;
  content: string;
  created_at: Date;
};

/** Queries for appeals. */
export const appealRepository = (db: Database) => ({
  /** The decision, if it is about this person. */
  async decisionAbout(profileId: string, decisionId: string) {
    const { rows } = await sql<{ is_appealable: boolean; is_appealed: boolean }>`
      select ${isAppealable} as is_appealable, appeal.id is not null as is_appealed
      from app.moderation_decision as decision ${joinAppeal}
      where decision.id = ${decisionId} and decision.member_id = ${profileId}`.execute(db);
    return rows[0];
  },

  /** False when there is one already. */
  async insert(authorId: string, decisionId: string, text: string): Promise<boolean> {
    const row = await db
      .insertInto('app.appeal')
      .values({ author_id: authorId, decision_id: decisionId, text })
      .onConflict((conflict) => conflict.column('decision_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  async oldest(limit: number, after?: Position): Promise<AppealRow[]> {
    const { rows } = await sql<AppealRow>`
      select appeal.id, ${positionOf('appeal.created_at')} as position, decision.action, decision.reason, appeal.text,
        author.name as author, appeal.author_id, decision.decided_by, decision.post_id, decision.reply_id, appeal.created_at,
        coalesce(case when decision.target = 'reply' then reply.content
          when decision.target = 'post' then post.title || E'\n\n' || post.content end, '') as content
      from app.appeal
        join app.moderation_decision as decision on decision.id = appeal.decision_id
        join app.profile as author on author.id = appeal.author_id
        left join app.post on post.id = decision.post_id
        left join app.reply on reply.post_id = decision.post_id and reply.id = decision.reply_id
      where appeal.state = 'pending'
        ${
          after
            ? sql`and (appeal.created_at, appeal.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
            : sql``
        }
      order by appeal.created_at, appeal.id limit ${sql.lit(limit)}`.execute(db);
    return rows;
  },

  async find(id: string) {
    const row = await db
      .selectFrom('app.appeal as appeal')
      .innerJoin('app.moderation_decision as decision', 'decision.id', 'appeal.decision_id')
      .select([
        'appeal.author_id as authorId',
        'decision.id as decisionId',
        'decision.action',
        'decision.target',
        'decision.post_id as postId',
        'decision.reply_id as replyId',
        'decision.rule',
        'decision.decided_by as decidedBy',
      ])
      .where('appeal.id', '=', id)
      .executeTakeFirst();
    return row && { ...row, rule: row.rule as Rule, target: row.target as 'post' | 'reply' | 'member' };
  },

  /** Locks the appeal, so that a second moderator waits and then sees the decision. */
  lock: (id: string) =>
    db.selectFrom('app.appeal').select('state').where('id', '=', id).forUpdate().executeTakeFirst(),

  decide: (id: string, state: 'undone' | 'kept', reason: string, decidedBy: string) =>
    db
      .updateTable('app.appeal')
      .set({ state, reason, decided_by: decidedBy, decided_at: sql`now()` })
      .where('id', '=', id)
      .execute(),

  /** Whether another moderator could decide. */
  async hasOtherModerator(exceptId: string): Promise<boolean> {
    const other = await db
      .selectFrom('app.profile as profile')
      .innerJoin('app.two_step as step', 'step.profile_id', 'profile.id')
      .select('profile.id')
      .where('profile.role', 'in', ['moderator', 'admin'])
      .where('profile.id', '<>', exceptId)
      .where('step.confirmed_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return other !== undefined;
  },
});
