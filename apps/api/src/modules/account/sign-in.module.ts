import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import type { FailureGuard } from '#api/lib/failure-guard.ts';
import { accountRoutes } from './account.routes.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';
import { oauthService } from './oauth.service.ts';
import { registrationService } from './registration.service.ts';
import { secondStepService } from './second-step.service.ts';
import type { SessionService } from './session.service.ts';
import { signInService } from './sign-in.service.ts';
import type { TwoStepService } from './two-step.service.ts';

type Parts = {
  deps: Dependencies;
  sessions: SessionService;
  failures: FailureGuard;
  twoStep: TwoStepService;
  confirmations: EmailConfirmationService;
};

/** Signing up, in and out. */
export const accountSignIn: FastifyPluginAsync<Parts> = async (app, parts) => {
  const { deps, sessions, failures, twoStep, confirmations } = parts;
  const { db, env, identity, queue } = deps;
  const secondSteps = secondStepService({ db, sessions, twoStep, queue, origin: env.ORIGIN });
  await app.register(accountRoutes, {
    sessions,
    secondSteps,
    signIns: signInService({ db, identity, failures, secondStep: secondSteps }),
    registrations: registrationService({ db, identity, sessions, confirmations }),
    oauths: oauthService({ db, identity, secondStep: secondSteps }),
    env,
  });
};
