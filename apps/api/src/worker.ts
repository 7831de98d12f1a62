import { identityClient } from '#api/clients/identity.ts';
import { mailer } from '#api/clients/mailer.ts';
import { readEnv } from '#api/env.ts';
import { jobHandlers } from '#api/jobs/index.ts';
import { runJobs } from '#api/jobs/run-jobs.ts';
import { version } from '#api/lib/version.ts';
import { createLogger } from '#api/logger.ts';
import { stopOnSignal } from '#api/shutdown.ts';

const env = readEnv(process.env);
const log = createLogger(env.LOG_LEVEL);
const mail = mailer(env);
const handlers = jobHandlers({ mailer: mail, identity: identityClient(env.IDENTITY_URL) });
const jobs = await runJobs(env.DATABASE_URL, handlers, log);

stopOnSignal(async () => {
  await jobs.stop();
  mail.close();
}, log);
log.info({ version }, 'taking jobs');
