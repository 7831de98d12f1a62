import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Likeable } from './like.repository.ts';

/** Bounds one run: during a burst the remaining likes stay uncounted until a later run and are added on read. */
const maxPerRun = 1000;
/** For one popular post; more would lock its counter for too long and delay replies. */
const maxPerTarget = 5000;

const firstId = '00000000-0000-0000-0000-000000000000';

type FoldSelection = { target: Likeable; where: RawBuilder<unknown>; limit: number };

/** Queries for adding new likes to the counters. */
const foldLikesRepository = (db: Database) => ({
  /**
   * Returns the number of added likes. An advisory lock allows one run at a time over all instances; another run does
   * nothing. PostgreSQL overestimates the number of new likes, so the order of their partial index and the ctids keep it
   * from scanning all likes.
   */
  async fold({ target, where, limit }: FoldSelection): Promise<number> {
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
          order by mark.${id} limit ${sql.lit(limit)}
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

/** Adds new likes of all posts and replies to their counters, a limited number per run, from a random id on. */
export async function foldLikes(db: Database): Promise<void> {
  const likes = foldLikesRepository(db);
  for (const target of ['post', 'reply'] as const) {
    const done = await likes.fold({ target, where: sql`>= ${randomUUID()}::uuid`, limit: maxPerRun });
    const left = maxPerRun - done;
    if (left > 0) await likes.fold({ target, where: sql`>= ${firstId}::uuid`, limit: left });
  }
}

/** Adds the new likes of one popular post or reply. */
export async function foldLikesOf(db: Database, target: Likeable, id: string): Promise<void> {
  await foldLikesRepository(db).fold({ target, where: sql`= ${id}::uuid`, limit: maxPerTarget });
}
