import { type ConsentPurpose, consentVersions } from '@app/contract/account-fields';
import type { Database } from '#api/db/database.ts';

type Change = { name: string; phone: string; location: string };

/** Queries for profiles and consents. */
export const profileRepository = (db: Database) => ({
  find: (id: string) =>
    db
      .selectFrom('app.profile as profile')
      .innerJoin('auth.users as identity', 'identity.id', 'profile.id')
      .leftJoin('app.two_step as second', 'second.profile_id', 'profile.id')
      .select((select) => [
        'profile.name',
        'profile.email',
        'profile.phone',
        'profile.location',
        'profile.role',
        'profile.created_at as createdAt',
        select('profile.email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'),
        select('second.confirmed_at', 'is not', null).$castTo<boolean>().as('twoStep'),
        select(select.fn.coalesce('identity.encrypted_password', select.val('')), '<>', '')
          .$castTo<boolean>()
          .as('hasPassword'),
        select
          .selectFrom('app.consent')
          .select('granted')
          .whereRef('profile_id', '=', 'profile.id')
          .where('purpose', '=', 'newsletter')
          .orderBy('app.consent.id', 'desc')
          .limit(1)
          .as('newsletter'),
      ])
      .where('profile.id', '=', id)
      .executeTakeFirst(),

  update: (id: string, { name, phone, location }: Change) =>
    db.updateTable('app.profile').set({ name, phone, location }).where('id', '=', id).execute(),

  /** Always inserts a row, so that the history of consents stays readable. */
  addConsent: (profileId: string, purpose: ConsentPurpose, granted: boolean) =>
    db
      .insertInto('app.consent')
      .values({ profile_id: profileId, purpose, version: consentVersions[purpose], granted })
      .execute(),
});
