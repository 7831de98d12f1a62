import { CompiledQuery } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** Written out: this runs for every request of a member, and building it each time costs more than sending it. */
const liveSession = `\
select profile.id, session.id as "sessionId", profile.name, profile.email, profile.role
from app.session
join app.profile on profile.id = session.profile_id
where session.token_hash = $1 and session.revoked_at is null and session.expires_at > now()`;

/** SQL of sessions. */
export const sessionRepository = (db: Database) => ({
  async findLive(tokenHash: Buffer): Promise<Viewer | undefined> {
    const { rows } = await db.executeQuery<Viewer>(CompiledQuery.raw(liveSession, [tokenHash]));
    return rows[0];
  },

  revoke: (id: string) =>
    db
      .updateTable('app.session')
      .set({ revoked_at: new Date() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst(),
});
