import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

export type Person = { id: string; token: string };

/** People who are signed in. */
export async function signInPeople(count: number, admin: Pool): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = people.map(({ id }) => id);
  const hashes = people.map(({ token }) => hash('sha256', token, 'hex'));
  const email = `id || '@contoh.id'`;
  await admin.query(`insert into auth.users (id, email) select id, ${email} from unnest($1::uuid[]) id`, [
    ids,
  ]);
  await admin.query(
    `insert into app.profile (id, name, email) select id, 'Uji', ${email} from unnest($1::uuid[]) id`,
    [ids],
  );
  await admin.query(
    `insert into app.session (token_hash, profile_id, expires_at)
     select decode(hash, 'hex'), id, now() + interval '1 day' from unnest($1::text[], $2::uuid[]) as row (hash, id)`,
    [hashes, ids],
  );
  return people;
}
