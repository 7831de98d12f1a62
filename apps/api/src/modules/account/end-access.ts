import type { Database } from '#api/db/database.ts';
import { secondStepRepository } from './second-step.repository.ts';
import { sessionRepository } from './session.repository.ts';

/**
 * Ends what is open and what is half open. The challenges go first: a sign-in that is just finishing holds
 * its challenge, so this waits for it and then finds the session that it opened.
 */
export async function endAccess(transaction: Database, profileId: string, keptSessionId?: string) {
  await secondStepRepository(transaction).forgetAllOf(profileId);
  await sessionRepository(transaction).revokeAllOf(profileId, keptSessionId);
}
