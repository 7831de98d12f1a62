import type { PostCategory } from '@app/contract/community';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { EventRow } from '#api/lib/events/event-reader.repository.ts';

type Post = { id: string; category: PostCategory; author_id: string | null };

/** What an announcement says and the event log does not. */
export const liveSubjects = (db: Database) => ({
  /** Without the author whose account was deleted meanwhile. */
  async posts(events: EventRow[]): Promise<Map<string, Post>> {
    const ids = events.filter(({ kind }) => kind === 'post').map((event) => event.post_id);
    if (ids.length === 0) return new Map();
    const { rows } = await sql<Post>`
      select post.id, post.category, profile.id as author_id
      from app.post left join app.profile on profile.id = post.author_id
      where post.id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  },

  async replyAuthors(events: EventRow[]): Promise<Map<string, string>> {
    const replies = events.filter(({ kind }) => kind === 'reply');
    if (replies.length === 0) return new Map();
    const postIds = replies.map((event) => event.post_id);
    const replyIds = replies.map((event) => event.reply_id);
    // The limit keeps the planner from reading whole parts: each reply is one entry of an index.
    const { rows } = await sql<{ id: string; author_id: string }>`
      select wanted.id, profile.id as author_id
      from unnest(${postIds}::uuid[], ${replyIds}::uuid[]) as wanted (post_id, id)
        cross join lateral (
          select author_id from app.reply where post_id = wanted.post_id and id = wanted.id limit 1
        ) as reply
        join app.profile on profile.id = reply.author_id`.execute(db);
    return new Map(rows.map((row) => [row.id, row.author_id]));
  },
});
