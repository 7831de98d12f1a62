import { CompiledQuery, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** Raw SQL, because building this query for every request of a member costs more than sending it. */
const liveSession = `\
select profile.id, session.id as "sessionId", profile.name, profile.email, profile.role,
  case profile.role when 'member' then false else exists (
    select from app.two_step where profile_id = profile.id and confirmed_at is not null
  ) end as "isSecuredStaff",
  (extract(epoch from session.expires_at - now()) * 1000)::float8 as "expiresInMs"
from app.session
join app.profile on profile.id = session.profile_id
where session.token_hash = $1 and session.revoked_at is null and session.expires_at > now()`;

/** Versions are ignored, because an updated browser is still the same device. */
const withoutVersion = (text: unknown) => sql`regexp_replace(${text}, '[0-9._]+', '', 'g')`;

/** How many of the newest sessions are compared to detect a new device. */
const deviceHistoryLimit = 50;

export type NewSession = { tokenHash: Buffer; profileId: string; expiresAt: Date; userAgent: string };

/** Queries for sessions. */
export const sessionRepository = (db: Database) => ({
  /** The viewer, and in how many milliseconds the session expires. */
  async findLive(tokenHash: Buffer): Promise<{ viewer: Viewer; expiresInMs: number } | undefined> {
    const { rows } = await db.executeQuery<Viewer & { expiresInMs: number }>(
      CompiledQuery.raw(liveSession, [tokenHash]),
    );
    const [row] = rows;
    if (!row) return undefined;
    const { expiresInMs, ...viewer } = row;
    return { viewer, expiresInMs };
  },

  async insert({ tokenHash, profileId, expiresAt, userAgent }: NewSession): Promise<void> {
    await db
      .insertInto('app.session')
      .values({
        token_hash: tokenHash,
        profile_id: profileId,
        expires_at: expiresAt,
        user_agent: userAgent || null,
      })
      .execute();
  },

  /**
   * Whether a returning member uses a browser that their newest sessions did not use. A member whose old
   * sessions were all deleted is a returning member too.
   */
  async isNewDevice(profileId: string, userAgent: string): Promise<boolean> {
    const newest = db
      .selectFrom('app.session')
      .select('user_agent')
      .where('profile_id', '=', profileId)
      .orderBy('created_at', 'desc')
      .limit(deviceHistoryLimit)
      .as('newest');
    const { past, same, isOldMember } = await db
      .selectFrom(newest)
      .select(({ fn, eb }) => [
        fn.countAll<string>().as('past'),
        fn
          .countAll<string>()
          .filterWhere(
            eb(
              withoutVersion(eb.fn.coalesce('user_agent', sql`''`)),
              '=',
              withoutVersion(sql`${userAgent}::text`),
            ),
          )
          .as('same'),
        db
          .selectFrom('app.profile')
          .select(sql<boolean>`created_at < now() - interval '1 day'`.as('isOld'))
          .where('id', '=', profileId)
          .as('isOldMember'),
      ])
      .executeTakeFirstOrThrow();
    return (Number(past) > 0 || isOldMember === true) && Number(same) === 0;
  },

  /** Sessions that are not revoked or expired, newest first. */
  listLive: (profileId: string, limit: number) =>
    db
      .selectFrom('app.session')
      .select(['id', 'user_agent', 'created_at', 'expires_at'])
      .where('profile_id', '=', profileId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  revoke: (id: string) =>
    db
      .updateTable('app.session')
      .set({ revoked_at: new Date() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('profile_id')
      .executeTakeFirst(),

  revokeAllOf: (profileId: string, exceptId?: string) =>
    db
      .updateTable('app.session')
      .set({ revoked_at: new Date() })
      .where('profile_id', '=', profileId)
      .where('revoked_at', 'is', null)
      .$if(exceptId !== undefined, (update) => update.where('id', '<>', exceptId ?? ''))
      .execute(),
});
