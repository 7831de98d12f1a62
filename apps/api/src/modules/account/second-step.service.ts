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
export type Manner = { remember: boolean; userAgent: string };

type Parts = {
  db: Database;
  sessions: SessionService;
  twoStep: TwoStepService;
  queue: JobQueue;
  origin: string;
};

/** The door behind every first step: it opens, or it asks for a second one. */
export function secondStepService({ db, sessions, twoStep, queue, origin }: Parts) {
  async function open(transaction: Database, person: Person, manner: Manner): Promise<string> {
    const { id, name, email } = person;
    const { userAgent } = manner;
    if (await sessionRepository(transaction).isNewDevice(id, userAgent)) {
      const device = deviceName(userAgent);
      const mail = newDeviceMail({ to: email, name, device, at: new Date(), origin });
      await queue.enqueue(transaction, 'mail.send', mail);
    }
    return sessions.open(transaction, { profileId: id, ...manner });
  }

  async function ask(transaction: Database, { id }: Person, { remember }: Manner): Promise<string> {
    const challenge = newToken();
    const tokenHash = hashOfToken(challenge);
    await secondStepRepository(transaction).insert({ tokenHash, profileId: id, remember });
    return challenge;
  }

  return {
    /** For who has proven who they are by password or by Google. `alongside` joins the transaction. */
    async admit(
      person: Person,
      manner: Manner,
      alongside?: (transaction: Database) => Promise<unknown>,
    ): Promise<{ token: string } | { challenge: string }> {
      return db.transaction().execute(async (transaction) => {
        await alongside?.(transaction);
        const isAsked = await twoStepRepository(transaction).holdState(person.id);
        return isAsked
          ? { challenge: await ask(transaction, person, manner) }
          : { token: await open(transaction, person, manner) };
      });
    },

    async finish(
      challenge: string,
      code: string,
      userAgent: string,
    ): Promise<{ token: string; person: Person }> {
      const tokenHash = hashOfToken(challenge);
      const begun = await secondStepRepository(db).countAttempt(tokenHash);
      if (!begun) throw new AppError('second_step_expired');
      const { profileId, remember } = begun;
      if (!(await twoStep.verify(profileId, code))) {
        throw new AppError('second_step_wrong', { fields: { code: errorText.second_step_wrong } });
      }
      return db.transaction().execute(async (transaction) => {
        const isOurs = await secondStepRepository(transaction).take(tokenHash);
        const person = isOurs ? await signInRepository(transaction).findById(profileId) : undefined;
        if (!person) throw new AppError('second_step_expired');
        return { token: await open(transaction, person, { remember, userAgent }), person };
      });
    },
  };
}

export type SecondStepService = ReturnType<typeof secondStepService>;
