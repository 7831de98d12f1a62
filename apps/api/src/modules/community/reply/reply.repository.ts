import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import {
  authorName,
  isMutedBy,
  isTeam,
  joinStats,
  milliseconds,
  uncountedLikes,
} from '../post/post-columns.ts';
import { placeholders } from '../post/post-row.ts';
import type { ReplyRow } from './reply-row.ts';

/** Queries for replies. They name the post wherever it is known, because replies are partitioned by it. */
export const replyRepository = (db: Database) => {
  const select = async (viewerId: string, replies: RawBuilder<unknown>): Promise<ReplyRow[]> => {
    const { rows } = await sql<ReplyRow>`
      select reply.id, reply.seq::float8 as seq, reply.author_id, ${authorName('reply')} as author_name,
        ${isTeam('reply')} as is_team, reply.content, reply.state, ${milliseconds('reply.created_at')} as created_at,
        ${milliseconds('reply.edited_at')} as edited_at,
        (stats.like_count + ${uncountedLikes('reply')})::int as like_count,
        coalesce((
          select own.liked from app.reply_like as own
          where own.profile_id = ${viewerId} and own.reply_id = reply.id
        ), false) as liked,
        ${isMutedBy(viewerId, 'reply.author_id')} as is_muted
      from (${replies}) as reply
      ${joinStats('reply')}
      order by reply.seq`.execute(db);
    return rows;
  };

  return {
    page: (postId: string, viewerId: string, after: number, limit: number) =>
      select(
        viewerId,
        sql`select * from app.reply as reply where reply.post_id = ${postId} and reply.seq > ${after}::bigint
          order by reply.seq limit ${sql.lit(limit)}`,
      ),

    /** In any state. */
    find: async (postId: string, id: string, viewerId: string): Promise<ReplyRow | undefined> =>
      (
        await select(
          viewerId,
          sql`select * from app.reply as reply where reply.id = ${id} and reply.post_id = ${postId}`,
        )
      )[0],

    async insert(postId: string, authorId: string | null, content: string): Promise<string> {
      const { id } = await db
        .insertInto('app.reply')
        .values({ post_id: postId, author_id: authorId, content })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.insertInto('app.reply_stats').values({ reply_id: id }).execute();
      return id;
    },

    /** Updates the number of visible replies after one is written, deleted, hidden or restored. */
    addToCount: (postId: string, change: 1 | -1) =>
      db
        .updateTable('app.post_stats')
        .set({
          reply_count: sql`reply_count + ${change}::int`,
          ...(change === 1 && { last_reply_at: sql`now()` }),
        })
        .where('post_id', '=', postId)
        .execute(),

    lock: (postId: string, id: string) =>
      db
        .selectFrom('app.reply')
        .select(['id', 'author_id', 'state'])
        .where('id', '=', id)
        .where('post_id', '=', postId)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    update: (postId: string, id: string, content: string) =>
      db
        .updateTable('app.reply')
        .set({ content, edited_at: sql`now()` })
        .where('post_id', '=', postId)
        .where('id', '=', id)
        .execute(),

    /** Erases the content but keeps the row. */
    blank: (postId: string, id: string) =>
      db
        .updateTable('app.reply')
        .set({ state: 'deleted', content: placeholders.deleted })
        .where('post_id', '=', postId)
        .where('id', '=', id)
        .execute(),

    newestOf: (authorId: string, limit: number, beforeSeq?: string) =>
      db
        .selectFrom('app.reply')
        .select(['id', 'seq', 'post_id', 'content', 'state', 'created_at', 'edited_at'])
        .where('author_id', '=', authorId)
        .$if(beforeSeq !== undefined, (query) => query.where('seq', '<', beforeSeq!))
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute(),
  };
};
