import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { uncountedLikes } from '../post/post-columns.ts';

export type Likeable = 'post' | 'reply';
/** The post itself, or a reply within its post. */
export type LikeTarget = { id: string; postId: string };
type LikeChange = {
  target: Likeable;
  id: string;
  profileId: string;
  /** Undefined toggles it. */
  wanted: boolean | undefined;
};

/** Queries for likes. One row per person and target, so concurrent changes of one person are serialised. */
export const likeRepository = (db: Database) => ({
  /** Those that can be liked. Without a lock, because many people may like the same post at once. */
  async likeable(target: Likeable, targets: readonly LikeTarget[]): Promise<Set<string>> {
    const posts = [...new Set(targets.map(({ postId }) => postId))];
    const ids = [...new Set(targets.map(({ id }) => id))];
    const { rows } = await (
      target === 'post'
        ? sql<LikeTarget>`
          select post.id, post.id as "postId" from app.post as post
          where post.id = any (${posts}::uuid[]) and post.state = 'visible'`
        : sql<LikeTarget>`
          select reply.id, reply.post_id as "postId"
          from app.reply as reply join app.post as post on post.id = reply.post_id
          where reply.post_id = any (${posts}::uuid[]) and reply.id = any (${ids}::uuid[]) and reply.state = 'visible' and post.state = 'visible'`
    ).execute(db);
    return new Set(rows.map(keyOf));
  },

  /** Returns whether it is liked now. It writes only the person's own row, so that likes do not wait for each other. */
  async set({ target, id, profileId, wanted }: LikeChange): Promise<boolean> {
    const marks = sql.table(`app.${target}_like`);
    const column = sql.ref(`${target}_id`);
    const { rows } = await sql<{ liked: boolean }>`
      insert into ${marks} as mark (profile_id, ${column}, liked)
      values (${profileId}, ${id}, ${wanted ?? true})
      on conflict (profile_id, ${column}) do update
        set liked = ${wanted === undefined ? sql`not mark.liked` : sql`excluded.liked`}
        ${wanted === undefined ? sql`` : sql`where mark.liked <> excluded.liked`}
      returning mark.liked`.execute(db);
    // An unchanged like updates no row and returns none.
    return rows[0]?.liked ?? wanted ?? true;
  },

  /** The current counts: the counter plus the likes that are not added to it yet. */
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
