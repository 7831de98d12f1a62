import { jobHandlers } from '#api/jobs/index.ts';
import { jobMetrics } from '#api/jobs/job-metrics.ts';
import { runJobs } from '#api/jobs/run-jobs.ts';
import { eventually } from './eventually.ts';
import type { TestApi } from './harness.ts';
import { mailsTo } from './mail-catcher.ts';

/** Runs the jobs of one test API, as the worker does. */
export const startWorker = ({ env, deps }: TestApi) =>
  runJobs(env.DATABASE_URL, jobHandlers({ ...deps, mailer: deps.mail }), {
    log: deps.log,
    metrics: jobMetrics(),
    onError: deps.errors.of('queue'),
  });

/** Waits for a mail and returns the newest with this text in its subject. */
export async function mailTo(address: string, subject: string) {
  const mails = await eventually(
    () => mailsTo(address),
    (found) => found.some((mail) => mail.subject.includes(subject)),
  );
  const mail = mails.findLast((one) => one.subject.includes(subject));
  if (!mail) throw new Error(`No mail to ${address} about ${subject}`);
  return mail;
}
