import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { uncountedLikes } from '../post/post-columns.ts';

export type Likeable = 'post' | 'reply';
/** The post itself, or a reply within its post. */
export type LikeTarget = { id: string; postId: string };
type Liking = {
  target: Likeable;
  id: string;
  profileId: string;
  /** Undefined: whatever it is, the other. */
  wanted: boolean | undefined;
};

/** SQL of likes. One row a person: what two devices do at once is heard one after the other. */
export const likeRepository = (db: Database) => ({
  /** Those that can be liked. No lock: a thousand people may like the same at once. */
  async likeable(target: Likeable, asked: readonly LikeTarget[]): Promise<Set<string>> {
    const posts = [...new Set(asked.map(({ postId }) => postId))];
    const ids = [...new Set(asked.map(({ id }) => id))];
    const { rows } = await (
      target === 'post'
        ? sql<LikeTarget>`
          select post.id, post.id as "postId" from app.post as post
          where post.id = any (${posts}::uuid[]) and post.state = 'visible'`
        : sql<LikeTarget>`
          select reply.id, reply.post_id as "postId"
          from app.reply as reply join app.post as post on post.id = reply.post_id
          where reply.id = any (${ids}::uuid[]) and reply.state = 'visible' and post.state = 'visible'`
    ).execute(db);
    return new Set(rows.map(keyOf));
  },

  /** Whether it is liked now. Besides the person's own row it touches nothing: a like must not wait for another. */
  async set({ target, id, profileId, wanted }: Liking): Promise<boolean> {
    const marks = sql.table(`app.${target}_like`);
    const column = sql.ref(`${target}_id`);
    const { rows } = await sql<{ liked: boolean }>`
      insert into ${marks} as mark (profile_id, ${column}, liked)
      values (${profileId}, ${id}, ${wanted ?? true})
      on conflict (profile_id, ${column}) do update
        set liked = ${wanted === undefined ? sql`not mark.liked` : sql`excluded.liked`}
        ${wanted === undefined ? sql`` : sql`where mark.liked <> excluded.liked`}
      returning mark.liked`.execute(db);
    // Said again, it writes nothing, and no row comes back.
    return rows[0]?.liked ?? wanted ?? true;
  },

  /** As they are now, one by one: the counter and what it does not know yet. */
  async counts(target: Likeable, ids: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ id: string; count: number }>`
      select ${sql.ref(target)}.id, (${sql.ref(target)}.like_count + ${uncountedLikes(target)})::int as count
      from (
        select stats.${sql.ref(`${target}_id`)} as id, stats.like_count from ${sql.table(`app.${target}_stats`)} as stats
        where stats.${sql.ref(`${target}_id`)} = any (${[...ids]}::uuid[])
      ) as ${sql.ref(target)}`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
});

export const keyOf = ({ id, postId }: LikeTarget): string => `${postId} ${id}`;
