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

  /** Takes as long for an address that nobody has, and for people who only come with Google. */
  async function prove(email: string, password: string) {
    const person = await signInRepository(db).findByEmail(email);
    const granted = await identity.passwordGrant(person?.hasPassword ? email : decoyEmail, password);
    if (!person || granted?.userId !== person.id) return undefined;
    return { person, identitySession: granted.sessionId };
  }

  return {
    async login({ email, password, remember }: z.output<typeof Login>, { network, userAgent }: Origin) {
      await decoy.prepare();
      const proven = await failures.guard({ account: email, network }, () => prove(email, password));
      if (!proven) throw new AppError('wrong_credentials');
      const { person, identitySession } = proven;
      const admitted = await secondStep.admit(person, { remember, userAgent }, async (transaction) => {
        // It has said what it was asked; nobody needs its session. Who finds it ended was too slow: the password
        // has been changed, or the account taken over, since it was checked.
        const isStillGood =
          identitySession && (await identityRepository(transaction).endSession(identitySession));
        if (!isStillGood) throw new AppError('wrong_credentials');
      });
      return { ...admitted, person };
    },
  };
}

export type SignInService = ReturnType<typeof signInService>;
