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
type VerifiedUser = IdentityUser & { sessionId: string };

const nameOf = (user: IdentityUser): string => {
  const providedName = user.proofs.find(({ fullName }) => fullName.trim())?.fullName.trim();
  const [localPart = ''] = user.email.split('@');
  return (providedName || localPart).slice(0, accountLimits.name);
};

/** Signing in with Google, by the token of the identity server that Google sent the person back to. */
export function oauthService({ db, identity, secondStep }: Parts) {
  /**
   * The identity server links a Google account to the user with the same address, even when Google never
   * verified it. A token does not say which of several Google accounts it came from, so one unverified account
   * makes every token unsafe: it is unlinked, and all sessions of the identity server end.
   */
  const unlinkIdentities = (user: IdentityUser, proofs: Proof[]) =>
    db.transaction().execute(async (transaction) => {
      const identities = identityRepository(transaction);
      await identities.removeIdentities(
        user.id,
        proofs.map(({ id }) => id),
      );
      await identities.endSessionsOf(user.id);
    });

  /** Identifies the bearer by the identity server and Google only; the request body is not trusted. */
  async function verifyToken(
    accessToken: string,
    claimed: z.output<typeof OauthSignIn>,
  ): Promise<VerifiedUser> {
    const user = accessToken ? await identity.user(accessToken) : undefined;
    const google = user?.proofs.filter(({ provider }) => provider === 'google') ?? [];
    if (!user?.sessionId || google.length === 0) throw new AppError('identity_refused');
    const unverified = google.filter(({ emailVerified, email }) => !emailVerified || email !== user.email);
    if (unverified.length > 0) {
      await unlinkIdentities(user, unverified);
      throw new AppError(unverified.length === google.length ? 'email_unverified' : 'identity_refused');
    }
    if (claimed.email !== user.email || claimed.providerId !== user.id) {
      throw new AppError('identity_refused');
    }
    return { ...user, proofs: google, sessionId: user.sessionId };
  }

  async function createMember(transaction: Database, user: VerifiedUser): Promise<Person> {
    const { id, email } = user;
    const identities = identityRepository(transaction);
    // A failed or unfinished registration may have left a stranger's password here.
    if (await identities.clearPassword(id)) await identities.endSessionsOf(id);
    const profile = { id, name: nameOf(user), email, phone: '', location: '', verifiedAt: new Date() };
    return addMember(transaction, profile, 'google');
  }

  /** The account was registered with an unconfirmed address: its password and sessions are removed. */
  async function takeOver(transaction: Database, user: VerifiedUser): Promise<void> {
    const { id } = user;
    const identities = identityRepository(transaction);
    await identities.clearPassword(id);
    await identities.endSessionsOf(id);
    await endAccess(transaction, id);
    await oauthRepository(transaction).resetProfile(id, nameOf(user));
    await auditRepository(transaction).record({ actorId: id, action: 'account.taken_over', subjectId: id });
  }

  /** A token opens one session only, because it is invalidated in the same transaction. */
  const signIn = (user: VerifiedUser) =>
    db.transaction().execute(async (transaction) => {
      const identities = identityRepository(transaction);
      // Lock first: otherwise two concurrent sign-ins could deadlock on the sessions.
      await identities.lock(user.id);
      const isFirstUse = await identities.endSession(user.sessionId);
      if (!isFirstUse) throw new AppError('identity_refused');
      const profiles = signInRepository(transaction);
      const existing = await profiles.findById(user.id);
      if (!existing) return createMember(transaction, user);
      if (!existing.verifiedAt) await takeOver(transaction, user);
      return (await profiles.findById(user.id)) ?? existing;
    });

  return {
    async exchange(accessToken: string, claimed: z.output<typeof OauthSignIn>, userAgent: string) {
      const user = await verifyToken(accessToken, claimed);
      // Two concurrent sign-ins of a new person: the slower one retries and finds the profile.
      const person = await signIn(user).catch((error: unknown) => {
        if (isUniqueViolation(error)) return signIn(user);
        throw error;
      });
      return secondStep.admit(person, { remember: false, userAgent });
    },
  };
}

export type OauthService = ReturnType<typeof oauthService>;
