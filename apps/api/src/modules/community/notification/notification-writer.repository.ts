import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { BestReply, NewReply } from '../hooks.ts';

/** Of those who follow a post so many hear of a reply; its author is among them. */
const heardBy = 1000;

type Notice = {
  kind: 'moderated' | 'appeal-decided';
  profileId: string;
  decisionId: string;
  postId: string | null;
  replyId: string | null;
};

type Told = { profile_id: string };
const idsOf = ({ rows }: { rows: Told[] }) => rows.map((row) => row.profile_id);

/**
 * SQL that tells people, within the transaction of what they are told. Each answers with those who were: not the one
 * who did it, not who muted them, not who is just going.
 */
export const notificationWriter = (transaction: Database) => ({
  /** Named are only people of this conversation whose name stands in the text; they hear of that instead. */
  reply: async ({ postId, replyId, authorId, content, mentions }: NewReply): Promise<string[]> =>
    idsOf(
      await sql<Told>`
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
            where follow.post_id = ${postId} limit ${sql.lit(heardBy)})
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
        on conflict do nothing returning profile_id`.execute(transaction),
    ),

  bestReply: async ({ postId, replyId, replyAuthorId, authorId }: BestReply): Promise<string[]> =>
    idsOf(
      await sql<Told>`
        with heard as materialized (
          select profile.id from app.profile
          where profile.id = ${replyAuthorId} and profile.id <> ${authorId}
            and not exists (select from app.mute
              where mute.profile_id = profile.id and mute.muted_id = ${authorId})
          for key share skip locked
        )
        insert into app.notification (profile_id, kind, actor_id, post_id, reply_id)
        select heard.id, 'best-reply', ${authorId}, ${postId}, ${replyId} from heard
        on conflict do nothing returning profile_id`.execute(transaction),
    ),

  /** From the moderators, who have no names here. */
  notice: async ({ kind, profileId, decisionId, postId, replyId }: Notice): Promise<string[]> =>
    idsOf(
      await sql<Told>`
        with heard as materialized (
          select profile.id from app.profile where profile.id = ${profileId} for key share skip locked
        )
        insert into app.notification (profile_id, kind, decision_id, post_id, reply_id)
        select heard.id, ${kind}, ${decisionId}, ${postId}, ${replyId} from heard
        on conflict do nothing returning profile_id`.execute(transaction),
    ),
});
