import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** SQL of what is asked before somebody writes. */
export const conductRepository = (db: Database) => ({
  standing: (profileId: string) =>
    db
      .selectFrom('app.profile as profile')
      .leftJoin('app.suspension as suspension', (join) =>
        join.onRef('suspension.profile_id', '=', 'profile.id').on('suspension.until', '>', sql<Date>`now()`),
      )
      .select(['profile.created_at as joinedAt', 'suspension.until as suspendedUntil'])
      .where('profile.id', '=', profileId)
      .executeTakeFirst(),

  /** Those among them who may not write at present. */
  async suspended(profileIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ profile_id: string }>`
      select suspension.profile_id from app.suspension
      where suspension.profile_id = any (${[...profileIds]}::uuid[]) and suspension.until > now()`.execute(
      db,
    );
    return new Set(rows.map((row) => row.profile_id));
  },

  /** When the person wrote last, newest first, and no more than could matter. What was deleted counts. */
  async written(deed: 'post' | 'reply', authorId: string, most: number): Promise<Date[]> {
    const { rows } = await sql<{ created_at: Date }>`
      select created_at from ${sql.table(`app.${deed}`)}
      where author_id = ${authorId} order by seq desc limit ${most}`.execute(db);
    return rows.map((row) => row.created_at);
  },
});
