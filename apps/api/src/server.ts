import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '#api/app.ts';
import { connectDependencies } from '#api/dependencies.ts';
import { readEnv } from '#api/env.ts';
import { version } from '#api/lib/version.ts';
import { createLogger } from '#api/logger.ts';
import { stopOnSignal } from '#api/shutdown.ts';
import { startTelemetry } from '#api/telemetry.ts';

const env = readEnv(process.env);
const log = createLogger(env.LOG_LEVEL);
const telemetry = await startTelemetry(env, 'pilahbumi-api');
const deps = connectDependencies(env, log, telemetry);
const app = await buildApp(deps, telemetry?.plugin);
// Not awaited: until it is ready the probe says "degraded" and photos wait in the queue.
deps.classifier.start();

stopOnSignal(async () => {
  deps.lifecycle.draining = true;
  // Balancers need time to notice; connections are still accepted until then.
  await wait(env.DRAIN_MS);
  await app.close();
  await deps.close();
  await telemetry?.stop();
}, log);

await app.listen({
  host: env.HOST,
  port: env.PORT,
  listenTextResolver: (address) => `version ${version} listens at ${address}`,
});
