import type { Login } from '@app/contract/account';
import type { z } from 'zod';
import type { IdentityClient } from '#api/clients/identity.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { FailureGuard } from '#api/lib/failure-guard.ts';
import { decoyAccount, decoyEmail } from './decoy.ts';
import { identityRepository } from './identity.repository.ts';
import type { SecondStepService } from './second-step.service.ts';
import { signInRepository } from './sign-in.repository.ts';

type Parts = {
  db: Database;
  identity: IdentityClient;
  failures: FailureGuard;
  secondStep: SecondStepService;
};
type Origin = { network: string; userAgent: string };

/** Signing in with e-mail and password. */
export function signInService({ db, identity, failures, secondStep }: Parts) {
  const decoy = decoyAccount(identity);

  /** Takes the same time for an unknown address and for accounts without a password. */
  async function verifyPassword(email: string, password: string) {
    const person = await signInRepository(db).findByEmail(email);
    const granted = await identity.passwordGrant(person?.hasPassword ? email : decoyEmail, password);
    if (!person || granted?.userId !== person.id) return undefined;
    return { person, identitySession: granted.sessionId };
  }

  return {
    async login({ email, password, remember }: z.output<typeof Login>, { network, userAgent }: Origin) {
      await decoy.prepare();
      const verified = await failures.guard({ account: email, network }, () =>
        verifyPassword(email, password),
      );
      if (!verified) throw new AppError('wrong_credentials');
      const { person, identitySession } = verified;
      const admitted = await secondStep.admit(person, { remember, userAgent }, async (transaction) => {
        // The identity session is no longer needed. If it has already ended, the password was changed or the
        // account taken over after the check.
        const isStillValid =
          identitySession && (await identityRepository(transaction).endSession(identitySession));
        if (!isStillValid) throw new AppError('wrong_credentials');
      });
      return { ...admitted, person };
    },
  };
}

export type SignInService = ReturnType<typeof signInService>;
