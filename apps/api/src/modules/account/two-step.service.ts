import { errorText } from '@app/contract/errors';
import type { JobQueue } from '#api/clients/queue.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { FailureGuard } from '#api/lib/failure-guard.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { twoStepMail } from '#api/mail/two-step-mail.ts';
import { auditRepository } from './audit.repository.ts';
import { endAccess } from './end-access.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import type { SessionService } from './session.service.ts';
import { twoStepRepository } from './two-step.repository.ts';
import { openSecret, sealSecret } from './two-step.secret.ts';
import { counterOf, enrolment, isTotp, newSecret } from './two-step.totp.ts';

type Parts = {
  db: Database;
  failures: FailureGuard;
  sessions: SessionService;
  queue: JobQueue;
  secretsKey: Buffer;
  origin: string;
};

/** The second step of signing in: a code of an authenticator, or one of ten recovery codes. */
export function twoStepService({ db, failures, sessions, queue, secretsKey, origin }: Parts) {
  const stored = twoStepRepository(db);
  const wrongCode = () =>
    new AppError('second_step_wrong', { fields: { code: errorText.second_step_wrong } });

  /** Six digits are easy to guess, so wrong codes of all kinds are limited per person. */
  const limited = <T>(profileId: string, attempt: () => Promise<T | undefined>) =>
    failures.guard({ account: `two-step ${profileId}` }, attempt);

  async function isValidCode(profileId: string, code: string): Promise<boolean> {
    const known = await stored.find(profileId);
    if (!known?.confirmed_at) return false;
    if (!isTotp(code)) {
      return stored.useRecoveryCode(profileId, recoveryCodeHash(secretsKey, profileId, code));
    }
    const counter = counterOf(openSecret(secretsKey, profileId, known.secret), code);
    return counter !== undefined && stored.useCounter(profileId, counter);
  }

  /** Each code works once. After a few wrong codes it throws `too_many_failures`. */
  const verify = async (profileId: string, code: string): Promise<boolean> =>
    (await limited(profileId, async () => (await isValidCode(profileId, code)) || undefined)) ?? false;

  async function requireCode(profileId: string, code: string): Promise<void> {
    if (!(await verify(profileId, code))) throw wrongCode();
  }

  /** A security-relevant change, so it is logged and mailed to the owner. */
  async function notifyOwner(
    transaction: Database,
    { id, name, email }: Viewer,
    isOn: boolean,
  ): Promise<void> {
    const action = isOn ? 'two-step.on' : 'two-step.off';
    await auditRepository(transaction).record({ actorId: id, action, subjectId: id });
    const mail = twoStepMail({ to: email, name, isOn, at: new Date(), origin });
    await queue.enqueue(transaction, 'mail.send', mail);
  }

  return {
    verify,
    requireCode,

    async isActive(profileId: string): Promise<boolean> {
      return Boolean((await stored.find(profileId))?.confirmed_at);
    },

    async start(viewer: Viewer): Promise<{ secret: string; uri: string }> {
      const secret = newSecret();
      const sealed = sealSecret(secretsKey, viewer.id, secret);
      const isProposed = await db.transaction().execute(async (transaction) => {
        // The account may be deleted concurrently.
        await lockPerson(transaction, viewer.id);
        return twoStepRepository(transaction).propose(viewer.id, sealed);
      });
      if (!isProposed) throw new AppError('second_step_active');
      return enrolment(secret, viewer.email);
    },

    /** Returns the recovery codes, which are never shown again. All other sessions, opened without a second step, are revoked. */
    async confirm(viewer: Viewer, code: string): Promise<string[]> {
      const { id } = viewer;
      const proposed = await stored.find(id);
      if (proposed?.confirmed_at) throw new AppError('second_step_active');
      if (!proposed) throw new AppError('not_found');
      const counter = await limited(id, async () =>
        counterOf(openSecret(secretsKey, id, proposed.secret), code),
      );
      if (counter === undefined) throw wrongCode();
      const codes = newRecoveryCodes();
      await db.transaction().execute(async (transaction) => {
        const saved = twoStepRepository(transaction);
        if (!(await saved.confirm(id, proposed.secret, counter))) throw wrongCode();
        await saved.addRecoveryCodes(
          id,
          codes.map((one) => recoveryCodeHash(secretsKey, id, one)),
        );
        await endAccess(transaction, id, viewer.sessionId);
        await notifyOwner(transaction, viewer, true);
      });
      sessions.invalidate(id);
      return codes;
    },

    async remove(viewer: Viewer, code: string): Promise<void> {
      const { id, role } = viewer;
      if (role !== 'member') throw new AppError('not_allowed');
      await requireCode(id, code);
      await db.transaction().execute(async (transaction) => {
        await twoStepRepository(transaction).remove(id);
        await notifyOwner(transaction, viewer, false);
      });
    },
  };
}

export type TwoStepService = ReturnType<typeof twoStepService>;
