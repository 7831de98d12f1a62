import { consentVersions } from '@app/contract/account-fields';
import type { Database } from '#api/db/database.ts';

const purpose = 'photos';

/** SQL of the agreement to keep photos. */
export const photoConsentRepository = (db: Database) => ({
  /** Only the newest word counts. */
  async isGiven(profileId: string): Promise<boolean> {
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

  add: (profileId: string, granted: boolean) =>
    db
      .insertInto('app.consent')
      .values({ profile_id: profileId, purpose, version: consentVersions[purpose], granted })
      .execute(),

  /** Held by whoever stores a photo, until it is stored. */
  holdPerson: (profileId: string) =>
    db.selectFrom('app.profile').select('id').where('id', '=', profileId).forKeyShare().execute(),

  /** Waits for whoever stores a photo at this moment, and makes the next one wait. */
  lockPerson: (profileId: string) =>
    db.selectFrom('app.profile').select('id').where('id', '=', profileId).forUpdate().execute(),
});
