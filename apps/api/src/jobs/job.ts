import type { QueueOptions } from 'pg-boss';
import type { Mail } from '#api/clients/mailer.ts';

/** Every kind of job, with its data. */
export type Jobs = {
  'mail.send': Mail;
  /** A requested recovery link; only the identity server knows whether the address has an account. */
  'identity.recover': { email: string };
  /** Removes expired sessions, challenges, links and unknown items. */
  'account.sweep': Record<string, never>;
  /** Removes photos from the store whose scan or submission is gone, and pictures that were never used. */
  'photos.sweep': Record<string, never>;
  /** Adds up what changed in the public figures, and publishes them once an hour. */
  'figures.count': Record<string, never>;
};
export type JobName = keyof Jobs;
/** `traceparent`: the trace of the request that caused the job. */
export type TracedJob<N extends JobName> = Jobs[N] & { traceparent?: string };

/** Completed jobs are deleted within the hour: they contain e-mail addresses and private links. */
const retention = { deleteAfterSeconds: 3600 };

/** How each kind is retried before it ends in its dead letter queue, where an operator finds it. */
export const jobOptions = {
  // Waits 10 s, then twice as long each time, at most an hour: a relay may be down for half a day.
  'mail.send': {
    retryLimit: 18,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
    ...retention,
  },
  // About half an hour in total: after that the person will have requested another link.
  'identity.recover': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 30,
    ...retention,
  },
  // The next run removes what a failed run left.
  'account.sweep': {
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 1800,
    ...retention,
  },
  // The next run comes in minutes.
  'photos.sweep': {
    retryLimit: 0,
    expireInSeconds: 240,
    ...retention,
  },
  'figures.count': {
    retryLimit: 0,
    expireInSeconds: 240,
    ...retention,
  },
} satisfies Record<JobName, QueueOptions>;

/** Kept for two weeks for the operator, then deleted because it contains addresses. */
export const deadLetterOptions = { retentionSeconds: 14 * 24 * 3600, ...retention } satisfies QueueOptions;

/** Cron schedules, in Jakarta time. */
export const jobSchedules = {
  // At night, when traffic is low.
  'account.sweep': '30 2 * * *',
  // Deleted photos should leave the store soon.
  'photos.sweep': '*/5 * * * *',
  // Every five minutes, so that changes do not pile up and a new installation has figures soon.
  'figures.count': '*/5 * * * *',
} satisfies Partial<Record<JobName, string>>;

export const jobNames = Object.keys(jobOptions) as JobName[];
export const deadLetterOf = (name: JobName) => `${name}.dead` as const;
