import type { OauthSignIn } from '@app/contract/account';
import { accountLimits } from '@app/contract/account-fields';
import type { z } from 'zod';
import type { IdentityClient } from '#api/clients/identity.ts';
import type { IdentityUser, Proof } from '#api/clients/identity-user.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { isUniqueViolation } from '#api/lib/sql-state.ts';
import { addMember } from './add-member.ts';
import { auditRepository } from './audit.repository.ts';
import { endAccess } from './end-access.ts';
import { identityRepository } from './identity.repository.ts';
import { oauthRepository } from './oauth.repository.ts';
import type { Person, SecondStepService } from './second-step.service.ts';
import { signInRepository } from './sign-in.repository.ts';

type Parts = { db: Database; identity: IdentityClient; secondStep: SecondStepService };
type Proven = IdentityUser & { sessionId: string };

const nameOf = (user: IdentityUser): string => {
  const said = user.proofs.find(({ fullName }) => fullName.trim())?.fullName.trim();
  const [localPart = ''] = user.email.split('@');
  return (said || localPart).slice(0, accountLimits.name);
};

/** Signing in with Google, by the token of the identity server that Google sent the person back to. */
export function oauthService({ db, identity, secondStep }: Parts) {
  /**
   * The identity server joins a Google account to whoever has its address, also when Google never verified
   * it. A token does not say which of several Google accounts it came from, so one that proves nothing
   * spoils them all: it is cut off, and every session there ends with it.
   */
  const cutOff = (user: IdentityUser, proofs: Proof[]) =>
    db.transaction().execute(async (transaction) => {
      const identities = identityRepository(transaction);
      await identities.removeProofs(
        user.id,
        proofs.map(({ id }) => id),
      );
      await identities.endSessionsOf(user.id);
    });

  /** Who the bearer is, by what the identity server and Google say; the body is believed in nothing. */
  async function prove(accessToken: string, claimed: z.output<typeof OauthSignIn>): Promise<Proven> {
    const user = accessToken ? await identity.user(accessToken) : undefined;
    const google = user?.proofs.filter(({ provider }) => provider === 'google') ?? [];
    if (!user?.sessionId || google.length === 0) throw new AppError('identity_refused');
    const doubtful = google.filter(({ emailVerified, email }) => !emailVerified || email !== user.email);
    if (doubtful.length > 0) {
      await cutOff(user, doubtful);
      throw new AppError(doubtful.length === google.length ? 'email_unverified' : 'identity_refused');
    }
    if (claimed.email !== user.email || claimed.providerId !== user.id) {
      throw new AppError('identity_refused');
    }
    return { ...user, proofs: google, sessionId: user.sessionId };
  }

  async function welcome(transaction: Database, user: Proven): Promise<Person> {
    const { id, email } = user;
    const identities = identityRepository(transaction);
    // A registration that crashed, or that is still under way, left a password here: it may be a stranger's.
    if (await identities.clearPassword(id)) await identities.endSessionsOf(id);
    const profile = { id, name: nameOf(user), email, phone: '', location: '', verifiedAt: new Date() };
    return addMember(transaction, profile, 'google');
  }

  /** Somebody had typed this address before and never proved it: their password and sessions end here. */
  async function takeOver(transaction: Database, user: Proven): Promise<void> {
    const { id } = user;
    const identities = identityRepository(transaction);
    await identities.clearPassword(id);
    await identities.endSessionsOf(id);
    await endAccess(transaction, id);
    await oauthRepository(transaction).handOver(id, nameOf(user));
    await auditRepository(transaction).record({ actorId: id, action: 'account.taken_over', subjectId: id });
  }

  /** One token opens one session, and only once: it is spent in the same transaction. */
  const enter = (user: Proven) =>
    db.transaction().execute(async (transaction) => {
      const identities = identityRepository(transaction);
      // First of all: two windows that wait for each other's sessions would both fail.
      await identities.lock(user.id);
      const isUnspent = await identities.endSession(user.sessionId);
      if (!isUnspent) throw new AppError('identity_refused');
      const people = signInRepository(transaction);
      const known = await people.findById(user.id);
      if (!known) return welcome(transaction, user);
      if (!known.verifiedAt) await takeOver(transaction, user);
      return (await people.findById(user.id)) ?? known;
    });

  return {
    async exchange(accessToken: string, claimed: z.output<typeof OauthSignIn>, userAgent: string) {
      const user = await prove(accessToken, claimed);
      // Two windows of one new person: the slower one finds what the faster one made.
      const person = await enter(user).catch((error: unknown) => {
        if (isUniqueViolation(error)) return enter(user);
        throw error;
      });
      return secondStep.admit(person, { remember: false, userAgent });
    },
  };
}

export type OauthService = ReturnType<typeof oauthService>;
