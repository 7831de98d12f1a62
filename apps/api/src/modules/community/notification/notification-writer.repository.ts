import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { BestReply, NewReply } from '../hooks.ts';

/** How many followers of a post are notified of a reply, besides its author. */
const maxFollowersNotified = 1000;

type Notice = {
  kind: 'moderated' | 'appeal-decided';
  profileId: string;
  decisionId: string;
  postId: string | null;
  replyId: string | null;
};

type NotifiedRow = { profile_id: string };
const idsOf = ({ rows }: { rows: NotifiedRow[] }) => rows.map((row) => row.profile_id);

/**
 * Queries that write notifications, within the transaction of the event. Each returns the ids of the notified members,
 * which excludes the actor, members who muted the actor, and accounts that are being deleted.
 */
export const notificationWriter = (transaction: Database) => ({
  /** A mention counts only for participants whose name is in the text; they get a mention instead of a reply notification. */
  reply: async ({ postId, replyId, authorId, content, mentions }: NewReply): Promise<string[]> =>
    idsOf(
      await sql<NotifiedRow>`
        with mentioned as (
          select profile.id from app.profile
          where profile.id = any(${[...mentions]}::uuid[])
            and strpos(lower(${content}), '@' || lower(profile.name)) > 0
            and (exists (select from app.post where post.id = ${postId} and post.author_id = profile.id)
              or exists (select from app.reply where reply.post_id = ${postId} and reply.author_id = profile.id
                and reply.state = 'visible'))
        ), following as (
          select follow.profile_id from app.post_follow as follow
            join app.post on post.id = follow.post_id and post.author_id = follow.profile_id
            where follow.post_id = ${postId}
          union
          (select follow.profile_id from app.post_follow as follow
            where follow.post_id = ${postId} limit ${sql.lit(maxFollowersNotified)})
        ), heard as materialized (
          select profile.id from app.profile
          where profile.id in (select id from mentioned union select profile_id from following)
            and profile.id <> ${authorId}
            and not exists (select from app.mute
              where mute.profile_id = profile.id and mute.muted_id = ${authorId})
          for key share skip locked
        )
        insert into app.notification (profile_id, kind, actor_id, post_id, reply_id)
        select heard.id, case when heard.id in (select id from mentioned) then 'mention' else 'reply' end,
          ${authorId}, ${postId}, ${replyId}
        from heard
        returning profile_id`.execute(transaction),
    ),

  /** A reply that was chosen before is not announced again; the post is locked meanwhile. */
  bestReply: async ({ postId, replyId, replyAuthorId, authorId }: BestReply): Promise<string[]> =>
    idsOf(
      await sql<NotifiedRow>`
        with heard as materialized (
          select profile.id from app.profile
          where profile.id = ${replyAuthorId} and profile.id <> ${authorId}
            and not exists (select from app.mute
              where mute.profile_id = profile.id and mute.muted_id = ${authorId})
            and not exists (select from app.notification as earlier
              where earlier.reply_id = ${replyId} and earlier.kind = 'best-reply'
                and earlier.profile_id = profile.id)
          for key share skip locked
        )
        insert into app.notification (profile_id, kind, actor_id, post_id, reply_id)
        select heard.id, 'best-reply', ${authorId}, ${postId}, ${replyId} from heard
        returning profile_id`.execute(transaction),
    ),

  /** From the moderators, without an actor. */
  notice: async ({ kind, profileId, decisionId, postId, replyId }: Notice): Promise<string[]> =>
    idsOf(
      await sql<NotifiedRow>`
        with heard as materialized (
          select profile.id from app.profile where profile.id = ${profileId} for key share skip locked
        )
        insert into app.notification (profile_id, kind, decision_id, post_id, reply_id)
        select heard.id, ${kind}, ${decisionId}, ${postId}, ${replyId} from heard
        returning profile_id`.execute(transaction),
    ),
});
