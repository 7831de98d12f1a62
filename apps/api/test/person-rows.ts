import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../src/db/database.ts';
import type { Role } from '../src/lib/viewer.ts';

/** Inserts a person into the identity server's table and ours. */
export async function insertPerson(
  db: Database,
  person: { id: string; name: string; email: string; role?: Role },
) {
  const { id, email } = person;
  await db.insertInto('auth.users').values({ id, email, created_at: new Date() }).execute();
  await db.insertInto('app.profile').values(person).execute();
}

/** A session of one day. */
export async function openSession(db: Database, profileId: string) {
  const token = randomBytes(32).toString('base64url');
  const { id: sessionId } = await db
    .insertInto('app.session')
    .values({
      token_hash: hash('sha256', token, 'buffer'),
      profile_id: profileId,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, sessionId };
}
