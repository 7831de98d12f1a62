import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Likeable } from './like.repository.ts';

const batch = 5000;

/** Queries for deleting the likes of deleted accounts. Triggers update the counters. */
export const departedLikerRepository = (db: Database) => ({
  /** Returns the number of deleted likes. */
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

  /** After this time no request of a deleted account can still be running. */
  deleteOld: () =>
    db
      .deleteFrom('app.departed_liker')
      .where('at', '<', sql<Date>`now() - interval '10 minutes'`)
      .execute(),
});

/** Deletes all likes of deleted accounts. */
export async function removeDepartedLikes(db: Database): Promise<void> {
  const departed = departedLikerRepository(db);
  for (const target of ['post', 'reply'] as const) while ((await departed.removeLikes(target)) > 0);
  await departed.deleteOld();
}
