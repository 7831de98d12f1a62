import { consentVersions } from '@app/contract/account-fields';
import type { Database } from '#api/db/database.ts';

/** To keep photos, and to let the model learn from them. */
type Purpose = 'photos' | 'learning';

/** Queries for the consents about photos. */
export const photoConsentRepository = (db: Database) => ({
  /** Only the newest consent counts. */
  async isGiven(profileId: string, purpose: Purpose): Promise<boolean> {
    const newest = await db
      .selectFrom('app.consent')
      .select('granted')
      .where('profile_id', '=', profileId)
      .where('purpose', '=', purpose)
      .orderBy('app.consent.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return newest?.granted ?? false;
  },

  add: (profileId: string, purpose: Purpose, granted: boolean) =>
    db
      .insertInto('app.consent')
      .values({ profile_id: profileId, purpose, version: consentVersions[purpose], granted })
      .execute(),

  /** Waits for photos that are being stored and blocks new ones. */
  lockPerson: (profileId: string) =>
    db.selectFrom('app.profile').select('id').where('id', '=', profileId).forUpdate().execute(),
});
