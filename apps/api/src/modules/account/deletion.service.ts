import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { auditRepository } from './audit.repository.ts';
import { deletionRepository } from './deletion.repository.ts';
import type { SessionService } from './session.service.ts';

/** What a feature does in the transaction that deletes an account, for example anonymise rows or enqueue a cleanup. */
export type AccountDeletedHook = (transaction: Database, profileId: string) => Promise<void>;

type Parts = {
  db: Database;
  sessions: SessionService;
  onAccountDeleted: AccountDeletedHook[];
};

/** Deletes an account and everything that depends on it. */
export function deletionService({ db, sessions, onAccountDeleted }: Parts) {
  return {
    async delete(viewer: Viewer): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const hook of onAccountDeleted) await hook(transaction, viewer.id);
        await deletionRepository(transaction).deletePerson(viewer.id);
        await auditRepository(transaction).record({
          actorId: viewer.id,
          action: 'account.deleted',
          subjectId: viewer.id,
        });
      });
      sessions.invalidate(viewer.id);
    },
  };
}

export type DeletionService = ReturnType<typeof deletionService>;
