import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { auditRepository } from './audit.repository.ts';
import { deletionRepository } from './deletion.repository.ts';
import type { SessionService } from './session.service.ts';

/** What a feature does when a person goes, in the same transaction: hand over, make anonymous, enqueue a clean-up. */
export type Farewell = (transaction: Database, profileId: string) => Promise<void>;

type Parts = {
  db: Database;
  sessions: SessionService;
  farewells: Farewell[];
};

/** Ends an account and everything that hangs on it. */
export function deletionService({ db, sessions, farewells }: Parts) {
  return {
    async delete(viewer: Viewer): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const farewell of farewells) await farewell(transaction, viewer.id);
        await deletionRepository(transaction).deletePerson(viewer.id);
        await auditRepository(transaction).record({
          actorId: viewer.id,
          action: 'account.deleted',
          subjectId: viewer.id,
        });
      });
      sessions.forget(viewer.id);
    },
  };
}

export type DeletionService = ReturnType<typeof deletionService>;
