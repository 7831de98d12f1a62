import type { Registration } from '@app/contract/account';
import type { z } from 'zod';
import type { IdentityClient } from '#api/clients/identity.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { refuseCommonPassword } from '#api/lib/common-password.ts';
import { isUniqueViolation } from '#api/lib/sql-state.ts';
import { addMember } from './add-member.ts';
import { decoyEmail } from './decoy.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';
import { identityRepository } from './identity.repository.ts';
import { profileRepository } from './profile.repository.ts';
import { registrationRepository } from './registration.repository.ts';
import type { Person } from './second-step.service.ts';
import type { SessionService } from './session.service.ts';

type Parts = {
  db: Database;
  identity: IdentityClient;
  sessions: SessionService;
  confirmations: EmailConfirmationService;
};
type Input = z.output<typeof Registration>;

/** Registration with e-mail and password. */
export function registrationService({ db, identity, sessions, confirmations }: Parts) {
  /**
   * The identity server may have a user without a profile: the process crashed in between, or a sign-in with
   * Google was not finished. Its password may be a stranger's, so the user is removed and never reused.
   */
  const removeAbandoned = (email: string) =>
    db.transaction().execute(async (transaction) => {
      const identities = identityRepository(transaction);
      const abandoned = email === decoyEmail ? undefined : await identities.lockAbandoned(email);
      if (abandoned) await identities.removeUnclaimed(abandoned.id);
    });

  const removeSignUp = (userId: string) =>
    db.transaction().execute(async (transaction) => {
      const identities = identityRepository(transaction);
      await identities.lock(userId);
      await identities.removeUnclaimed(userId);
    });

  async function signUp({ email, password, name }: Input): Promise<string> {
    const first = await identity.signUp({ email, password, name });
    if (first !== 'taken') return first.userId;
    await removeAbandoned(email);
    const second = await identity.signUp({ email, password, name });
    if (second === 'taken') throw new AppError('email_taken');
    return second.userId;
  }

  const create = (userId: string, input: Input, userAgent: string) =>
    db.transaction().execute(async (transaction) => {
      const { name, email, phone, location, newsletter } = input;
      const profile = { id: userId, name, email, phone, location, verifiedAt: null };
      const person = await addMember(transaction, profile, 'password');
      await profileRepository(transaction).addConsent(userId, 'newsletter', newsletter);
      await confirmations.start(transaction, person);
      await identityRepository(transaction).endSessionsOf(userId);
      const token = await sessions.open(transaction, { profileId: userId, remember: false, userAgent });
      return { token, person };
    });

  return {
    check: ({ password, email }: Input): void => refuseCommonPassword(password, email),

    async register(input: Input, userAgent: string): Promise<{ token: string; person: Person }> {
      if (await registrationRepository(db).isTaken(input.email)) throw new AppError('email_taken');
      const userId = await signUp(input);
      try {
        return await create(userId, input, userAgent);
      } catch (error) {
        // If this fails too, the next registration removes it as abandoned.
        await removeSignUp(userId).catch(() => undefined);
        throw isUniqueViolation(error) ? new AppError('email_taken') : error;
      }
    },
  };
}

export type RegistrationService = ReturnType<typeof registrationService>;
