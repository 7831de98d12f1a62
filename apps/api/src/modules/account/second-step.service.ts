import { errorText } from '@app/contract/errors';
import type { JobQueue } from '#api/clients/queue.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { hashOfToken, newToken } from '#api/lib/secret-token.ts';
import type { Role } from '#api/lib/viewer.ts';
import { newDeviceMail } from '#api/mail/new-device-mail.ts';
import { deviceName } from './device-name.ts';
import { secondStepRepository } from './second-step.repository.ts';
import { sessionRepository } from './session.repository.ts';
import type { SessionService } from './session.service.ts';
import { signInRepository } from './sign-in.repository.ts';
import { twoStepRepository } from './two-step.repository.ts';
import type { TwoStepService } from './two-step.service.ts';

export type Person = { id: string; name: string; email: string; role: Role };
export type SignInOptions = { remember: boolean; userAgent: string };

type Parts = {
  db: Database;
  sessions: SessionService;
  twoStep: TwoStepService;
  queue: JobQueue;
  origin: string;
};

/** Opens a session after the first step, or creates a challenge when a second step is needed. */
export function secondStepService({ db, sessions, twoStep, queue, origin }: Parts) {
  async function open(transaction: Database, person: Person, options: SignInOptions): Promise<string> {
    const { id, name, email } = person;
    const { userAgent } = options;
    if (await sessionRepository(transaction).isNewDevice(id, userAgent)) {
      const device = deviceName(userAgent);
      const mail = newDeviceMail({ to: email, name, device, at: new Date(), origin });
      await queue.enqueue(transaction, 'mail.send', mail);
    }
    return sessions.open(transaction, { profileId: id, ...options });
  }

  async function createChallenge(
    transaction: Database,
    { id }: Person,
    { remember }: SignInOptions,
  ): Promise<string> {
    const challenge = newToken();
    const tokenHash = hashOfToken(challenge);
    await secondStepRepository(transaction).insert({ tokenHash, profileId: id, remember });
    return challenge;
  }

  return {
    /** For people verified by password or by Google. `inTransaction` runs in the same transaction. */
    async admit(
      person: Person,
      options: SignInOptions,
      inTransaction?: (transaction: Database) => Promise<unknown>,
    ): Promise<{ token: string } | { challenge: string }> {
      return db.transaction().execute(async (transaction) => {
        await inTransaction?.(transaction);
        const needsSecondStep = await twoStepRepository(transaction).lockIsActive(person.id);
        return needsSecondStep
          ? { challenge: await createChallenge(transaction, person, options) }
          : { token: await open(transaction, person, options) };
      });
    },

    async finish(
      challenge: string,
      code: string,
      userAgent: string,
    ): Promise<{ token: string; person: Person }> {
      const tokenHash = hashOfToken(challenge);
      const attempt = await secondStepRepository(db).countAttempt(tokenHash);
      if (!attempt) throw new AppError('second_step_expired');
      const { profileId, remember } = attempt;
      if (!(await twoStep.verify(profileId, code))) {
        throw new AppError('second_step_wrong', { fields: { code: errorText.second_step_wrong } });
      }
      return db.transaction().execute(async (transaction) => {
        const isConsumed = await secondStepRepository(transaction).consume(tokenHash);
        const person = isConsumed ? await signInRepository(transaction).findById(profileId) : undefined;
        if (!person) throw new AppError('second_step_expired');
        return { token: await open(transaction, person, { remember, userAgent }), person };
      });
    },
  };
}

export type SecondStepService = ReturnType<typeof secondStepService>;
