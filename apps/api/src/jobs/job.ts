import type { QueueOptions } from 'pg-boss';
import type { Mail } from '#api/clients/mailer.ts';

/** Every kind of background work, with what it needs to know. */
export type Jobs = {
  'mail.send': Mail;
};
export type JobName = keyof Jobs;

/** How each kind is retried before it ends in its dead letter queue, where an operator finds it. */
export const jobOptions = {
  // Waits 10 s, then twice as long each time, at most an hour: a relay may be away for half a day.
  'mail.send': {
    retryLimit: 18,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
  },
} satisfies Record<JobName, QueueOptions>;

export const jobNames = Object.keys(jobOptions) as JobName[];
export const deadLetterOf = (name: JobName) => `${name}.dead` as const;
