import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { auditRepository } from './audit.repository.ts';
import { deletionRepository } from './deletion.repository.ts';
import type { PasswordService } from './password.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { SessionService } from './session.service.ts';
import type { TwoStepService } from './two-step.service.ts';

/** What a feature does when a person goes, in the same transaction: hand over, make anonymous, enqueue a clean-up. */
export type Farewell = (transaction: Database, profileId: string) => Promise<void>;

type Parts = {
  db: Database;
  profiles: ProfileService;
  passwords: PasswordService;
  twoStep: TwoStepService;
  sessions: SessionService;
  farewells: Farewell[];
};
type Proof = { password: string | undefined; code: string | undefined; network: string };

const required = 'Bagian ini wajib diisi.';

/** A stolen session must not be enough to destroy an account: who has a password or a second step shows them. */
export function deletionService({ db, profiles, passwords, twoStep, sessions, farewells }: Parts) {
  async function prove(viewer: Viewer, { password, code, network }: Proof): Promise<void> {
    const { hasPassword, twoStep: hasTwoStep } = await profiles.get(viewer.id);
    const missing = {
      ...(hasPassword && !password && { password: required }),
      ...(hasTwoStep && !code && { code: required }),
    };
    if (Object.keys(missing).length > 0) throw new AppError('invalid_input', { fields: missing });
    if (hasPassword && password) await passwords.verify(viewer, password, { network, field: 'password' });
    if (hasTwoStep && code) await twoStep.demand(viewer.id, code);
  }

  return {
    async delete(viewer: Viewer, proof: Proof): Promise<void> {
      await prove(viewer, proof);
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
