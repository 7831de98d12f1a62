import type { PostCategory } from '@app/contract/community';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { tsvectorOf } from '#api/lib/search/tsvector-of.ts';
import { isMutedBy, joinStats, markColumns, wholeColumns } from './post-columns.ts';
import { type MarkRow, placeholders, type PostRow } from './post-row.ts';

export type PostText = { title: string; content: string; category: PostCategory; tags: readonly string[] };

const wordsOf = ({ title, content, tags }: PostText) =>
  sql<string>`${tsvectorOf([title, ...tags, content])}::tsvector`;
const arrayOf = (tags: readonly string[]) => sql<string[]>`${[...tags]}::text[]`;

/** Queries for single posts. */
export const postRepository = (db: Database) => ({
  /** In any state. */
  async find(id: string, viewerId: string): Promise<(PostRow & MarkRow) | undefined> {
    const { rows } = await sql<PostRow & MarkRow>`
      select ${wholeColumns}, ${markColumns(viewerId)}, ${isMutedBy(viewerId, 'post.author_id')} as is_muted
      from app.post as post ${joinStats('post')}
      where post.id = ${id}`.execute(db);
    return rows[0];
  },

  /** Also inserts its counters and the follow of its author; a post of the team has none. */
  async insert(authorId: string | null, post: PostText, pictureId: string | null): Promise<string> {
    const { id, seq } = await db
      .insertInto('app.post')
      .values({
        author_id: authorId,
        title: post.title,
        content: post.content,
        category: post.category,
        tags: arrayOf(post.tags),
        words: wordsOf(post),
        picture_id: pictureId,
      })
      .returning(['id', 'seq'])
      .executeTakeFirstOrThrow();
    await db.insertInto('app.post_stats').values({ post_id: id }).execute();
    if (authorId !== null) {
      await db
        .insertInto('app.post_follow')
        .values({ profile_id: authorId, post_id: id, post_seq: seq })
        .execute();
    }
    return id;
  },

  /** Locked until the end of the transaction, so that changes of moderators and the author are serialised. */
  lock: (id: string) =>
    db
      .selectFrom('app.post')
      .select(['id', 'author_id', 'state', 'is_locked', 'category', 'picture_id'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** The same without a lock, because many members may reply at once. */
  status: (id: string) =>
    db
      .selectFrom('app.post')
      .select(['author_id', 'state', 'is_locked', 'is_unanswered'])
      .where('id', '=', id)
      .executeTakeFirst(),

  update: (id: string, post: PostText) =>
    db
      .updateTable('app.post')
      .set({
        title: post.title,
        content: post.content,
        category: post.category,
        tags: arrayOf(post.tags),
        words: wordsOf(post),
        edited_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute(),

  /** Erases the content but keeps the row for its replies. */
  blank: (id: string) =>
    db
      .updateTable('app.post')
      .set({
        state: 'deleted',
        title: placeholders.deleted,
        content: placeholders.deleted,
        tags: arrayOf([]),
        words: sql<string>`''::tsvector`,
        pinned_at: null,
        picture_id: null,
      })
      .where('id', '=', id)
      .execute(),

  markAnswered: (id: string) =>
    db
      .updateTable('app.post')
      .set({ is_unanswered: false })
      .where('id', '=', id)
      .where('is_unanswered', '=', true)
      .execute(),

  setBestReply: (id: string, replyId: string | null) =>
    db.updateTable('app.post').set({ best_reply_id: replyId }).where('id', '=', id).execute(),

  /** Called when the reply is deleted or hidden. */
  clearBestReply: (id: string, replyId: string) =>
    db
      .updateTable('app.post')
      .set({ best_reply_id: null })
      .where('id', '=', id)
      .where('best_reply_id', '=', replyId)
      .execute(),

  newestOf: (authorId: string, limit: number, beforeSeq?: string) =>
    db
      .selectFrom('app.post')
      .select(['id', 'seq', 'title', 'content', 'category', 'tags', 'state', 'created_at', 'edited_at'])
      .where('author_id', '=', authorId)
      .$if(beforeSeq !== undefined, (query) => query.where('seq', '<', beforeSeq!))
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute(),
});
