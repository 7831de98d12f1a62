import type { Database } from '#api/db/database.ts';

type NewProfile = {
  id: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  verifiedAt: Date | null;
};

/** Queries for registration. */
export const registrationRepository = (db: Database) => ({
  async isTaken(email: string): Promise<boolean> {
    const row = await db.selectFrom('app.profile').select('id').where('email', '=', email).executeTakeFirst();
    return row !== undefined;
  },

  insert: ({ verifiedAt, ...profile }: NewProfile) =>
    db
      .insertInto('app.profile')
      .values({ ...profile, email_verified_at: verifiedAt })
      .returning(['id', 'name', 'email', 'role'])
      .executeTakeFirstOrThrow(),
});
