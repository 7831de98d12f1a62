import type { QueueOptions } from 'pg-boss';
import type { Mail } from '#api/clients/mailer.ts';

/** Every kind of background work, with what it needs to know. */
export type Jobs = {
  'mail.send': Mail;
  /** Somebody asked for a recovery link; only the identity server knows whether the address is anybody's. */
  'identity.recover': { email: string };
};
export type JobName = keyof Jobs;

/** What is done is forgotten within the hour: it holds addresses of people, and links meant for them alone. */
const forgotten = { deleteAfterSeconds: 3600 };

/** How each kind is retried before it ends in its dead letter queue, where an operator finds it. */
export const jobOptions = {
  // Waits 10 s, then twice as long each time, at most an hour: a relay may be away for half a day.
  'mail.send': {
    retryLimit: 18,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
    ...forgotten,
  },
  // About half an hour in all: nobody waits longer for a link that they can ask for again.
  'identity.recover': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 30,
    ...forgotten,
  },
} satisfies Record<JobName, QueueOptions>;

export const jobNames = Object.keys(jobOptions) as JobName[];
export const deadLetterOf = (name: JobName) => `${name}.dead` as const;
