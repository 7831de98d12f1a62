import type { JobQueue } from '#api/clients/queue.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { hashOfToken, newToken } from '#api/lib/secret-token.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { confirmationMail } from '#api/mail/confirmation-mail.ts';
import { auditRepository } from './audit.repository.ts';
import { emailConfirmationRepository } from './email-confirmation.repository.ts';

const lifetime = 3 * 24 * 60 * 60 * 1000;

/** Confirms the ownership of an address by a link that is sent only by mail. */
export function emailConfirmationService(db: Database, queue: JobQueue, origin: string) {
  /** Runs in the transaction that inserts the profile, so that no profile exists without its mail. */
  async function start(transaction: Database, profile: { id: string; email: string }): Promise<void> {
    const token = newToken();
    await emailConfirmationRepository(transaction).add({
      tokenHash: hashOfToken(token),
      profileId: profile.id,
      email: profile.email,
      expiresAt: new Date(Date.now() + lifetime),
    });
    // In the fragment, which is never sent to a server or written to a log.
    const url = `${origin}/confirm-email#token=${token}`;
    await queue.enqueue(transaction, 'mail.send', confirmationMail({ to: profile.email, url }));
  }

  return {
    start,

    async resend(viewer: Viewer): Promise<void> {
      if (await emailConfirmationRepository(db).isConfirmed(viewer.id)) return;
      await db.transaction().execute(async (transaction) => {
        await lockPerson(transaction, viewer.id);
        await start(transaction, viewer);
      });
    },

    /**
     * The link alone is not enough: a stranger may have registered this address, and its owner would confirm
     * it for them. The visitor must be signed in to the account that the mail is about.
     */
    async confirm({ id }: Viewer, token: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const confirmations = emailConfirmationRepository(transaction);
        const consumed = await confirmations.consume(hashOfToken(token), id);
        if (!consumed) throw new AppError('link_invalid');
        await confirmations.deleteAllOf(id);
        if (!(await confirmations.markConfirmed(id, consumed.email))) return;
        await auditRepository(transaction).record({ actorId: id, action: 'email.confirmed', subjectId: id });
      });
    },
  };
}

export type EmailConfirmationService = ReturnType<typeof emailConfirmationService>;
