import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Likeable } from './like.repository.ts';

const batch = 5000;

/** SQL of taking away the likes of who has gone. Triggers take them off the counters. */
export const departedLikerRepository = (db: Database) => ({
  /** How many it took. */
  async removeLikes(target: Likeable): Promise<number> {
    const likes = sql.table(`app.${target}_like`);
    const { numAffectedRows = 0n } = await sql`
      delete from ${likes} as mark where mark.ctid = any (array(
        select own.ctid from app.departed_liker as departed
        join lateral (
          select own.ctid from ${likes} as own where own.profile_id = departed.profile_id limit ${sql.lit(batch)}
        ) as own on true
        limit ${sql.lit(batch)}
      ))`.execute(db);
    return Number(numAffectedRows);
  },

  /** By then no request of theirs is under way any more. */
  forgetOld: () =>
    db
      .deleteFrom('app.departed_liker')
      .where('at', '<', sql<Date>`now() - interval '10 minutes'`)
      .execute(),
});

/** Takes away all likes of people who deleted their account. */
export async function removeDepartedLikes(db: Database): Promise<void> {
  const departed = departedLikerRepository(db);
  for (const target of ['post', 'reply'] as const) while ((await departed.removeLikes(target)) > 0);
  await departed.forgetOld();
}
