import { passwordText } from '@app/contract/account-password';
import { errorText } from '@app/contract/errors';
import type { IdentityClient } from '#api/clients/identity.ts';
import type { JobQueue } from '#api/clients/queue.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { refuseCommonPassword } from '#api/lib/common-password.ts';
import type { FailureGuard } from '#api/lib/failure-guard.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { passwordChangedMail } from '#api/mail/password-changed-mail.ts';
import { auditRepository } from './audit.repository.ts';
import { emailConfirmationRepository } from './email-confirmation.repository.ts';
import { endAccess } from './end-access.ts';
import { identityRepository } from './identity.repository.ts';
import { passwordRepository } from './password.repository.ts';
import type { SessionService } from './session.service.ts';
import { twoStepRepository } from './two-step.repository.ts';

type Parts = {
  db: Database;
  identity: IdentityClient;
  sessions: SessionService;
  failures: FailureGuard;
  queue: JobQueue;
  origin: string;
};
type Person = { id: string; name: string; email: string };
type PasswordCheck = { network: string; field: string };
type Change = { currentPassword: string; newPassword: string; network: string; userAgent: string };

/** Everything about a password except signing in with it. */
export function passwordService({ db, identity, sessions, failures, queue, origin }: Parts) {
  /** Opens a session of the identity server. Failures are limited, because a stolen session could guess passwords. */
  async function grant({ id, email }: Viewer, password: string, { network, field }: PasswordCheck) {
    if (!(await passwordRepository(db).hasPassword(id))) throw new AppError('no_password');
    const granted = await failures.guard({ account: `password ${id}` }, () =>
      failures.guard({ account: email, network }, () => identity.passwordGrant(email, password)),
    );
    if (granted?.userId === id) return granted;
    throw new AppError('wrong_current_password', { fields: { [field]: errorText.wrong_current_password } });
  }

  async function endIdentitySession({ sessionId }: { sessionId: string | undefined }): Promise<void> {
    if (sessionId) await identityRepository(db).endSession(sessionId);
  }

  /**
   * Runs after every password change. The trigger has revoked the earlier sessions; this also revokes what a
   * concurrent sign-in with the old password opened. Identity sessions end first, which waits for that sign-in.
   */
  async function finishChange(
    transaction: Database,
    { id, name, email }: Person,
    action: string,
  ): Promise<void> {
    await identityRepository(transaction).endSessionsOf(id);
    await endAccess(transaction, id);
    const mail = passwordChangedMail({ to: email, name, at: new Date(), origin });
    await queue.enqueue(transaction, 'mail.send', mail);
    await auditRepository(transaction).record({ actorId: id, action, subjectId: id });
  }

  /**
   * The recovery mail proves the address. If it was not confirmed before, a stranger may have registered it, so
   * their second step is removed; it would lock out the owner.
   */
  async function confirmAddress(transaction: Database, { id, email }: Person): Promise<void> {
    if (!(await emailConfirmationRepository(transaction).markConfirmed(id, email))) return;
    await twoStepRepository(transaction).remove(id);
    await auditRepository(transaction).record({ actorId: id, action: 'email.confirmed', subjectId: id });
  }

  return {
    /** Throws when it is not the person's password. */
    async verify(viewer: Viewer, password: string, check: PasswordCheck): Promise<void> {
      await endIdentitySession(await grant(viewer, password, check));
    },

    /** Done by the worker, so that an unknown address takes the same time. */
    requestReset: (email: string): Promise<void> => queue.enqueue(db, 'identity.recover', { email }),

    async reset(accessToken: string, password: string): Promise<void> {
      const user = accessToken ? await identity.user(accessToken) : undefined;
      if (!user || user.isRecovery === false) throw new AppError('link_invalid');
      refuseCommonPassword(password, user.email, 'password');
      await identity.setPassword(accessToken, password);
      await db.transaction().execute(async (transaction) => {
        const person = await passwordRepository(transaction).findPerson(user.id);
        if (!person) return identityRepository(transaction).endSessionsOf(user.id);
        await finishChange(transaction, person, 'password.reset');
        await confirmAddress(transaction, person);
      });
      sessions.invalidate(user.id);
    },

    /** Returns a new token for this device, because all earlier sessions are revoked. */
    async change(viewer: Viewer, change: Change): Promise<string> {
      const { currentPassword, newPassword, network, userAgent } = change;
      const granted = await grant(viewer, currentPassword, { network, field: 'currentPassword' });
      try {
        if (newPassword === currentPassword) {
          throw new AppError('invalid_input', { fields: { newPassword: passwordText.same } });
        }
        refuseCommonPassword(newPassword, viewer.email, 'newPassword');
        const remember = await passwordRepository(db).isRemembered(viewer.sessionId);
        await identity.setPassword(granted.accessToken, newPassword);
        return await db.transaction().execute(async (transaction) => {
          await finishChange(transaction, viewer, 'password.changed');
          return sessions.open(transaction, { profileId: viewer.id, remember, userAgent });
        });
      } finally {
        sessions.invalidate(viewer.id);
        await endIdentitySession(granted);
      }
    },
  };
}

export type PasswordService = ReturnType<typeof passwordService>;
