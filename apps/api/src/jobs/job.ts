import type { QueueOptions } from 'pg-boss';
import type { Mail } from '#api/clients/mailer.ts';

/** Every kind of background work, with what it needs to know. */
export type Jobs = {
  'mail.send': Mail;
  /** Somebody asked for a recovery link; only the identity server knows whether the address is anybody's. */
  'identity.recover': { email: string };
  /** Removes sessions, challenges, links, keys of requests and notices that are long over. */
  'account.sweep': Record<string, never>;
  /** Removes photos from the store whose scan or submission is gone, and pictures that were never used. */
  'photos.sweep': Record<string, never>;
  /** Counts what the product says of itself in public, once an hour. */
  'figures.count': Record<string, never>;
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
  // What one run leaves behind the next one takes.
  'account.sweep': {
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 1800,
    ...forgotten,
  },
  // The next run comes in minutes.
  'photos.sweep': {
    retryLimit: 0,
    expireInSeconds: 240,
    ...forgotten,
  },
  'figures.count': {
    retryLimit: 0,
    expireInSeconds: 240,
    ...forgotten,
  },
} satisfies Record<JobName, QueueOptions>;

/** Two weeks for the operator to look; then it goes, with the addresses in it. */
export const deadLetterOptions = { retentionSeconds: 14 * 24 * 3600, ...forgotten } satisfies QueueOptions;

/** What starts by the clock, in the time of Jakarta. */
export const jobSchedules = {
  // At night, when few people are here.
  'account.sweep': '30 2 * * *',
  // Who deletes a photo wants it gone.
  'photos.sweep': '*/5 * * * *',
  // A new installation does not wait for the full hour; within the hour it does nothing.
  'figures.count': '*/5 * * * *',
} satisfies Partial<Record<JobName, string>>;

export const jobNames = Object.keys(jobOptions) as JobName[];
export const deadLetterOf = (name: JobName) => `${name}.dead` as const;
