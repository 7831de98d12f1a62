import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Queries for the checks before a member writes. */
export const conductRepository = (db: Database) => ({
  writerStatus: (profileId: string) =>
    db
      .selectFrom('app.profile as profile')
      .leftJoin('app.suspension as suspension', (join) =>
        join.onRef('suspension.profile_id', '=', 'profile.id').on('suspension.until', '>', sql<Date>`now()`),
      )
      .select(['profile.created_at as joinedAt', 'suspension.until as suspendedUntil'])
      .where('profile.id', '=', profileId)
      .executeTakeFirst(),

  /** The suspended ones among them. */
  async suspended(profileIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ profile_id: string }>`
      select suspension.profile_id from app.suspension
      where suspension.profile_id = any (${[...profileIds]}::uuid[]) and suspension.until > now()`.execute(
      db,
    );
    return new Set(rows.map((row) => row.profile_id));
  },

  /** When the person last wrote, newest first. Deleted posts and replies count. */
  async recentWrites(action: 'post' | 'reply', authorId: string, limit: number): Promise<Date[]> {
    const { rows } = await sql<{ created_at: Date }>`
      select created_at from ${sql.table(`app.${action}`)}
      where author_id = ${authorId} order by seq desc limit ${limit}`.execute(db);
    return rows.map((row) => row.created_at);
  },
});
