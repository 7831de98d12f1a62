import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Queries for signing in, before a session exists. */
export const signInRepository = (db: Database) => ({
  findByEmail: (email: string) =>
    db
      .selectFrom('app.profile as profile')
      .innerJoin('auth.users as identity', 'identity.id', 'profile.id')
      .select([
        'profile.id',
        'profile.name',
        'profile.email',
        'profile.role',
        sql<boolean>`coalesce(identity.encrypted_password, '') <> ''`.as('hasPassword'),
      ])
      .where('profile.email', '=', email)
      .executeTakeFirst(),

  findById: (id: string) =>
    db
      .selectFrom('app.profile')
      .select(['id', 'name', 'email', 'role', 'email_verified_at as verifiedAt'])
      .where('id', '=', id)
      .executeTakeFirst(),
});
