import type { Database } from '#api/db/database.ts';
import type { RemoveDepartedRows } from '#api/lib/departed-rows.ts';
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
  departedRows: readonly RemoveDepartedRows[];
};

/**
 * Deletes an account: who it was and all that one needs it for at once, and of long lists the first rows. The worker
 * takes away the others.
 */
export function deletionService({ db, sessions, onAccountDeleted, departedRows }: Parts) {
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
      // The account is gone; what this leaves the worker finds.
      for (const remove of departedRows) await remove(db, viewer.id, () => false).catch(() => undefined);
    },
  };
}

export type DeletionService = ReturnType<typeof deletionService>;
