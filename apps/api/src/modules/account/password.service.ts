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
type Asked = { network: string; field: string };
type Change = { currentPassword: string; newPassword: string; network: string; userAgent: string };

/** Everything about a password except signing in with it. */
export function passwordService({ db, identity, sessions, failures, queue, origin }: Parts) {
  /** Opens a session of the identity server. A stolen session of ours must not become a way to guess. */
  async function grant({ id, email }: Viewer, password: string, { network, field }: Asked) {
    if (!(await passwordRepository(db).hasPassword(id))) throw new AppError('no_password');
    const granted = await failures.guard({ account: `password ${id}` }, () =>
      failures.guard({ account: email, network }, () => identity.passwordGrant(email, password)),
    );
    if (granted?.userId === id) return granted;
    throw new AppError('wrong_current_password', { fields: { [field]: errorText.wrong_current_password } });
  }

  async function leaveIdentity({ sessionId }: { sessionId: string | undefined }): Promise<void> {
    if (sessionId) await identityRepository(db).endSession(sessionId);
  }

  /**
   * What belongs to every new password. The trigger has ended the sessions of before; this also ends what a
   * sign-in with the old password opened meanwhile. Its identity session goes first: it waits for that sign-in.
   */
  async function seal(transaction: Database, { id, name, email }: Person, action: string): Promise<void> {
    await identityRepository(transaction).endSessionsOf(id);
    await endAccess(transaction, id);
    const mail = passwordChangedMail({ to: email, name, at: new Date(), origin });
    await queue.enqueue(transaction, 'mail.send', mail);
    await auditRepository(transaction).record({ actorId: id, action, subjectId: id });
  }

  /**
   * Who comes by the recovery mail has proven the address. If nobody had before, the one who registered
   * may be a stranger: the second step that they may have set up goes, or it would lock out the owner.
   */
  async function proveAddress(transaction: Database, { id, email }: Person): Promise<void> {
    if (!(await emailConfirmationRepository(transaction).markConfirmed(id, email))) return;
    await twoStepRepository(transaction).remove(id);
    await auditRepository(transaction).record({ actorId: id, action: 'email.confirmed', subjectId: id });
  }

  return {
    /** Throws when it is not the person's password. */
    async verify(viewer: Viewer, password: string, asked: Asked): Promise<void> {
      await leaveIdentity(await grant(viewer, password, asked));
    },

    /** The worker asks, so this takes as long for an address that nobody has. */
    forget: (email: string): Promise<void> => queue.enqueue(db, 'identity.recover', { email }),

    async reset(accessToken: string, password: string): Promise<void> {
      const user = accessToken ? await identity.user(accessToken) : undefined;
      if (!user || user.isRecovery === false) throw new AppError('link_invalid');
      refuseCommonPassword(password, user.email, 'password');
      await identity.setPassword(accessToken, password);
      await db.transaction().execute(async (transaction) => {
        const person = await passwordRepository(transaction).findPerson(user.id);
        if (!person) return identityRepository(transaction).endSessionsOf(user.id);
        await seal(transaction, person, 'password.reset');
        await proveAddress(transaction, person);
      });
      sessions.forget(user.id);
    },

    /** Answers a new token for this device: every session of before is over. */
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
          await seal(transaction, viewer, 'password.changed');
          return sessions.open(transaction, { profileId: viewer.id, remember, userAgent });
        });
      } finally {
        sessions.forget(viewer.id);
        await leaveIdentity(granted);
      }
    },
  };
}

export type PasswordService = ReturnType<typeof passwordService>;
