import type { Agreement } from '@app/contract/account-agreements';
import type { Database } from '#api/db/database.ts';

const purposes = ['terms', 'privacy'] as const satisfies Agreement['purpose'][];

/** Queries for the legal texts a person agreed to. */
export const agreementRepository = (db: Database) => ({
  newest: (profileId: string) =>
    db
      .selectFrom('app.consent')
      .distinctOn('purpose')
      .select(['purpose', 'version', 'at'])
      .where('profile_id', '=', profileId)
      .where('purpose', 'in', purposes)
      .where('granted', '=', true)
      .orderBy('purpose')
      .orderBy('id', 'desc')
      .execute(),
});
