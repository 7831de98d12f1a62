import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Likeable } from './like.repository.ts';

/** At most so many a round: in a rush likes wait and count by themselves, instead of being written twice at once. */
const mostAtOnce = 1000;
/** Of one popular post; more would hold its counter for longer than a reply should wait. */
const mostOfOne = 5000;

const firstId = '00000000-0000-0000-0000-000000000000';

type Chosen = { target: Likeable; where: RawBuilder<unknown>; most: number };

/** SQL of adding new likes to the counters. */
const foldLikesRepository = (db: Database) => ({
  /**
   * How many it added. One at a time, over all copies: another finds nothing to do. PostgreSQL does not know that new
   * likes are few: an order that only their index has, and their places, keep it from reading all likes.
   */
  async fold({ target, where, most }: Chosen): Promise<number> {
    const [likes, stats] = [sql.table(`app.${target}_like`), sql.table(`app.${target}_stats`)];
    const id = sql.ref(`${target}_id`);
    const { rows } = await sql<{ count: number }>`
      with turn as materialized (
        select pg_try_advisory_xact_lock(hashtext('counters of likes')) as is_ours
      ), folded as (
        update ${likes} as mark set counted = mark.liked
        where mark.liked <> mark.counted and mark.ctid = any (array(
          select mark.ctid from ${likes} as mark
          where mark.liked <> mark.counted and mark.${id} ${where} and (select turn.is_ours from turn)
          order by mark.${id} limit ${sql.lit(most)}
        ))
        returning mark.${id}, mark.liked
      ), added as (
        update ${stats} as stats set like_count = stats.like_count + change.likes
        from (
          select folded.${id}, sum(case when folded.liked then 1 else -1 end)::int as likes
          from folded group by folded.${id}
        ) as change
        where stats.${id} = change.${id}
      )
      select count(*)::int as count from folded`.execute(db);
    return rows[0]?.count ?? 0;
  },
});

/** Adds new likes to their counters: of all posts and replies, some at a time, from anywhere on. */
export async function foldLikes(db: Database): Promise<void> {
  const likes = foldLikesRepository(db);
  for (const target of ['post', 'reply'] as const) {
    const done = await likes.fold({ target, where: sql`>= ${randomUUID()}::uuid`, most: mostAtOnce });
    const left = mostAtOnce - done;
    if (left > 0) await likes.fold({ target, where: sql`>= ${firstId}::uuid`, most: left });
  }
}

/** Adds the new likes of one that many like at this moment. */
export async function foldLikesOf(db: Database, target: Likeable, id: string): Promise<void> {
  await foldLikesRepository(db).fold({ target, where: sql`= ${id}::uuid`, most: mostOfOne });
}
