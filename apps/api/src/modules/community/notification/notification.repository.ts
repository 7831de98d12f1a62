import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** The badge shows at most this number. */
export const maxUnread = 99;

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

/** Also hides notifications of members who were muted later. */
const isNotMuted = sql`not exists (
  select from app.mute where mute.profile_id = notification.profile_id and mute.muted_id = notification.actor_id)`;

/** Joins `isAppealable` needs on a `decision`. Joins, because PostgreSQL would read these tables completely in a subquery. */
export const joinAppeal = sql`
  left join app.appeal as appeal on appeal.decision_id = decision.id
  left join app.suspension as suspension on suspension.decision_id = decision.id`;

/** Whether the decision is still in effect and has no appeal yet. */
export const isAppealable = sql<boolean>`(
  decision.action in ('hide', 'lock', 'suspend')
  and appeal.id is null
  and case decision.action
    when 'suspend' then coalesce(suspension.until > now(), false)
    when 'lock' then exists (select from app.post where post.id = decision.post_id and post.is_locked)
    else case decision.target
      when 'reply' then exists (select from app.reply where reply.post_id = decision.post_id and reply.id = decision.reply_id
        and reply.state = 'hidden')
      else exists (select from app.post where post.id = decision.post_id and post.state = 'hidden')
    end
  end
  and not exists (select from app.moderation_decision as later
    where later.post_id = decision.post_id and later.reply_id is not distinct from decision.reply_id
      and later.action = decision.action and later.seq > decision.seq))`;

/** Queries for notifications. */
export const notificationRepository = (db: Database) => ({
  /** The title of a hidden post is shown only to its author. */
  newest: async (profileId: string, limit: number, before?: string) => {
    const { rows } = await sql<NotificationRow>`
      with page as materialized (
        select * from app.notification
        where notification.profile_id = ${profileId} and ${isNotMuted}
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
        where notification.profile_id = ${profileId} and not notification.is_read and ${isNotMuted}
        limit ${sql.lit(maxUnread)}
      ) as unread`.execute(db);
    return rows[0]!.count;
  },

  /** The client has times in milliseconds, so the whole last millisecond is included. */
  read: (profileId: string, until: string) =>
    sql`
      update app.notification set is_read = true
      where profile_id = ${profileId} and not is_read
        and created_at < ${until}::timestamptz + interval '1 millisecond'`.execute(db),
});
