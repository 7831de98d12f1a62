import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import type { RemoveDepartedRows } from '#api/lib/departed-rows.ts';
import { oneExportAtATime } from '#api/lib/export/one-at-a-time.ts';
import type { FailureGuard } from '#api/lib/failure-guard.ts';
import { agreementRoutes } from './agreement.routes.ts';
import { deletionService, type AccountDeletedHook } from './deletion.service.ts';
import { emailConfirmationRoutes } from './email-confirmation.routes.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';
import { accountExporters, exportService, type OtherSections } from './export.service.ts';
import { passwordRoutes } from './password.routes.ts';
import { passwordService } from './password.service.ts';
import { profileService } from './profile.service.ts';
import { proofService } from './proof.service.ts';
import type { SessionService } from './session.service.ts';
import { settingsRoutes } from './settings.routes.ts';
import { settingsService } from './settings.service.ts';
import { twoStepRoutes } from './two-step.routes.ts';
import type { TwoStepService } from './two-step.service.ts';

type Parts = {
  deps: Dependencies;
  sessions: SessionService;
  failures: FailureGuard;
  twoStep: TwoStepService;
  confirmations: EmailConfirmationService;
  /** What the other features do when an account is deleted. */
  onAccountDeleted: AccountDeletedHook[];
  departedRows: readonly RemoveDepartedRows[];
  /** What the other features add to the export of an account. */
  sections: OtherSections;
};

/** What a person does with their account besides signing in. */
export const accountSettings: FastifyPluginAsync<Parts> = async (app, parts) => {
  const { deps, sessions, failures, twoStep, confirmations, onAccountDeleted, departedRows, sections } =
    parts;
  const { db, env, identity, queue, redis } = deps;
  const profiles = profileService(db, sessions);
  const passwords = passwordService({ db, identity, sessions, failures, queue, origin: env.ORIGIN });
  const proofs = proofService({ profiles, passwords, twoStep });
  const deletions = deletionService({ db, sessions, onAccountDeleted, departedRows });
  const exports = exportService({ ...accountExporters(db, profiles), ...sections });

  await app.register(agreementRoutes, { db });
  await app.register(passwordRoutes, { passwords, env });
  await app.register(emailConfirmationRoutes, { confirmations });
  await app.register(twoStepRoutes, { twoStep, proofs });
  await app.register(settingsRoutes, {
    profiles,
    settings: settingsService(db, sessions),
    exports,
    oneExport: oneExportAtATime(redis),
    proofs,
    deletions,
  });
};
