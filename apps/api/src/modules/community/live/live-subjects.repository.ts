import type { PostCategory } from '@app/contract/community';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { EventRow } from '#api/lib/events/event-reader.repository.ts';

type Post = { id: string; category: PostCategory; author_id: string | null };

const idsOf = (events: EventRow[], wanted: 'post' | 'reply') =>
  events.filter(({ kind }) => kind === wanted).flatMap((event) => event[`${wanted}_id`] ?? []);

/** What an announcement says and the event log does not. */
export const liveSubjects = (db: Database) => ({
  /** Without the author whose account was deleted meanwhile. */
  async posts(events: EventRow[]): Promise<Map<string, Post>> {
    const ids = idsOf(events, 'post');
    if (ids.length === 0) return new Map();
    const { rows } = await sql<Post>`
      select post.id, post.category, profile.id as author_id
      from app.post left join app.profile on profile.id = post.author_id
      where post.id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  },

  async replyAuthors(events: EventRow[]): Promise<Map<string, string>> {
    const ids = idsOf(events, 'reply');
    if (ids.length === 0) return new Map();
    const { rows } = await sql<{ id: string; author_id: string }>`
      select reply.id, reply.author_id from app.reply join app.profile on profile.id = reply.author_id
      where reply.id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row.author_id]));
  },
});
