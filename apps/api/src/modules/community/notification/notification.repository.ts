import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

const batch = 10_000;

/** The bell shows no more. */
export const mostUnread = 99;

export type NotificationRow = {
  id: string;
  seq: string;
  kind: 'reply' | 'mention' | 'best-reply' | 'moderated' | 'appeal-decided';
  actor: string | null;
  post_id: string | null;
  post_title: string | null;
  reply_id: string | null;
  action: string | null;
  text: string | null;
  appealable_decision_id: string | null;
  created_at: Date;
  is_read: boolean;
};

/** Whoever was muted since is not heard of either. */
const heard = sql`not exists (
  select from app.mute where mute.profile_id = notification.profile_id and mute.muted_id = notification.actor_id)`;

/** To be joined to a `decision` for what follows. Joined, for PostgreSQL would read a subquery on them as a whole. */
export const joinAppeal = sql`
  left join app.appeal as appeal on appeal.decision_id = decision.id
  left join app.suspension as suspension on suspension.decision_id = decision.id`;

/** What can be asked to be undone, as long as nobody has undone it or asked before. */
export const isAppealable = sql<boolean>`(
  decision.action in ('hide', 'lock', 'suspend')
  and appeal.id is null
  and case decision.action
    when 'suspend' then coalesce(suspension.until > now(), false)
    when 'lock' then exists (select from app.post where post.id = decision.post_id and post.is_locked)
    else case decision.target
      when 'reply' then exists (select from app.reply where reply.id = decision.reply_id and reply.state = 'hidden')
      else exists (select from app.post where post.id = decision.post_id and post.state = 'hidden')
    end
  end
  and not exists (select from app.moderation_decision as later
    where later.post_id = decision.post_id and later.reply_id is not distinct from decision.reply_id
      and later.action = decision.action and later.seq > decision.seq))`;

/** SQL of what a person hears of. */
export const notificationRepository = (db: Database) => ({
  /** Titles of what others may no longer read stay with their author. */
  newest: async (profileId: string, limit: number, before?: string) => {
    const { rows } = await sql<NotificationRow>`
      with page as materialized (
        select * from app.notification
        where notification.profile_id = ${profileId} and ${heard}
          ${before === undefined ? sql`` : sql`and notification.seq < ${before}::bigint`}
        order by notification.seq desc limit ${sql.lit(limit)}
      )
      select page.id, page.seq, page.kind, actor.name as actor, page.post_id, page.reply_id,
        case when post.state = 'visible' or (post.state = 'hidden' and post.author_id = page.profile_id)
          then post.title end as post_title,
        case when page.kind = 'appeal-decided' then case appeal.state when 'undone' then 'undo' else 'keep' end
          else decision.action end as action,
        case when page.kind = 'appeal-decided' then appeal.reason else decision.reason end as text,
        case when page.kind = 'moderated' and ${isAppealable} then decision.id end as appealable_decision_id,
        page.created_at, page.is_read
      from page
        left join app.profile as actor on actor.id = page.actor_id
        left join app.post as post on post.id = page.post_id
        left join app.moderation_decision as decision on decision.id = page.decision_id
        ${joinAppeal}
      order by page.seq desc`.execute(db);
    return rows;
  },

  async unread(profileId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select from app.notification
        where notification.profile_id = ${profileId} and not notification.is_read and ${heard}
        limit ${sql.lit(mostUnread)}
      ) as unread`.execute(db);
    return rows[0]!.count;
  },

  /** Pages know times to the millisecond; two events may share one. */
  read: (profileId: string, until: string) =>
    sql`
      update app.notification set is_read = true
      where profile_id = ${profileId} and not is_read
        and created_at < ${until}::timestamptz + interval '1 millisecond'`.execute(db),

  /** Nobody looks that far back. In parts: none holds its locks for long. */
  async deleteOld(): Promise<void> {
    const removePart = () =>
      sql`
        delete from app.notification where id in (
          select id from app.notification where created_at < now() - interval '180 days'
          limit ${sql.lit(batch)} for update skip locked)`.execute(db);
    while ((await removePart()).numAffectedRows === BigInt(batch));
  },
});
