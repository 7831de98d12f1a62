import { identityClient } from '#api/clients/identity.ts';
import { mailer } from '#api/clients/mailer.ts';
import { objectStore } from '#api/clients/object-store.ts';
import { connect, createPool } from '#api/db/database.ts';
import { readEnv } from '#api/env.ts';
import { jobHandlers } from '#api/jobs/index.ts';
import { runJobs } from '#api/jobs/run-jobs.ts';
import { runPeriodically } from '#api/jobs/run-periodically.ts';
import { version } from '#api/lib/version.ts';
import { createLogger } from '#api/logger.ts';
import { removeDepartedLikes } from '#api/modules/community/like/departed-liker.repository.ts';
import { foldLikes } from '#api/modules/community/like/fold-likes.repository.ts';
import { stopOnSignal } from '#api/shutdown.ts';

const env = readEnv(process.env);
const log = createLogger(env.LOG_LEVEL);
const mail = mailer(env);
const objects = objectStore(env);
// pg-boss has its own connections; job handlers share this single one.
const db = connect(createPool(env.DATABASE_URL, 1));
const handlers = jobHandlers({
  mailer: mail,
  identity: identityClient(env.IDENTITY_URL, env.IDENTITY_TIMEOUT_MS),
  objects,
  db,
});
const jobs = await runJobs(env.DATABASE_URL, handlers, log);
const likeCounting = runPeriodically('count likes', 1000, () => foldLikes(db), log);
const likeRemoval = runPeriodically('remove likes', 30_000, () => removeDepartedLikes(db), log);

stopOnSignal(async () => {
  await Promise.all([jobs.stop(), likeCounting.stop(), likeRemoval.stop()]);
  mail.close();
  objects.close();
  await db.destroy();
}, log);
log.info({ version }, 'taking jobs');
