import type { Database } from '#api/db/database.ts';
import { auditRepository } from './audit.repository.ts';
import { profileRepository } from './profile.repository.ts';
import { registrationRepository } from './registration.repository.ts';

type NewProfile = Parameters<ReturnType<typeof registrationRepository>['insert']>[0];

/** Inserts the profile, its consents and the audit entry, however the member registered. */
export async function addMember(transaction: Database, profile: NewProfile, by: 'password' | 'google') {
  const { id } = profile;
  const person = await registrationRepository(transaction).insert(profile);
  const profiles = profileRepository(transaction);
  await profiles.addConsent(id, 'terms', true);
  await profiles.addConsent(id, 'privacy', true);
  const action = 'account.registered';
  await auditRepository(transaction).record({ actorId: id, action, subjectId: id, detail: { by } });
  return person;
}
