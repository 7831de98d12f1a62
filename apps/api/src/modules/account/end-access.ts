import type { Database } from '#api/db/database.ts';
import { secondStepRepository } from './second-step.repository.ts';
import { sessionRepository } from './session.repository.ts';

/**
 * Revokes sessions and pending challenges. The challenges are deleted first: a sign-in that is just finishing
 * locks its challenge, so this waits for it and then finds the session that it opened.
 */
export async function endAccess(transaction: Database, profileId: string, keptSessionId?: string) {
  await secondStepRepository(transaction).deleteAllOf(profileId);
  await sessionRepository(transaction).revokeAllOf(profileId, keptSessionId);
}
