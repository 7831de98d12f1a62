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

/** Proof that an address is its owner's, by a link that only the mail carries. */
export function emailConfirmationService(db: Database, queue: JobQueue, origin: string) {
  /** Part of the transaction that makes the profile: no profile without its mail. */
  async function start(transaction: Database, profile: { id: string; email: string }): Promise<void> {
    const token = newToken();
    await emailConfirmationRepository(transaction).add({
      tokenHash: hashOfToken(token),
      profileId: profile.id,
      email: profile.email,
      expiresAt: new Date(Date.now() + lifetime),
    });
    // In the fragment, which no server and no log ever sees.
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
     * The link alone is not enough: a stranger may have registered this address, and its owner would
     * prove it for them. Who opens the mail must be signed in to the account that it is about.
     */
    async confirm({ id }: Viewer, token: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const confirmations = emailConfirmationRepository(transaction);
        const taken = await confirmations.take(hashOfToken(token), id);
        if (!taken) throw new AppError('link_invalid');
        await confirmations.forgetAllOf(id);
        if (!(await confirmations.markConfirmed(id, taken.email))) return;
        await auditRepository(transaction).record({ actorId: id, action: 'email.confirmed', subjectId: id });
      });
    },
  };
}

export type EmailConfirmationService = ReturnType<typeof emailConfirmationService>;
