import { setTimeout as wait } from 'node:timers/promises';
import { buildClassifierApp } from '#api/classifier-app.ts';
import { readClassifierEnv } from '#api/env.ts';
import { version } from '#api/lib/version.ts';
import { createLogger } from '#api/logger.ts';
import { stopOnSignal } from '#api/shutdown.ts';

const env = readClassifierEnv(process.env);
const log = createLogger(env.LOG_LEVEL);
const { app, pool, lifecycle } = await buildClassifierApp(env, log);
pool.start();

stopOnSignal(async () => {
  lifecycle.draining = true;
  await wait(env.DRAIN_MS);
  await app.close();
  pool.close();
}, log);

await app.listen({
  host: env.HOST,
  port: env.PORT,
  listenTextResolver: (address) => `classifier ${version} listens at ${address}`,
});
