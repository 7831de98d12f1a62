import { spawn } from 'node:child_process';
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, databaseUrl, dropDatabase } from '@app/api/test/databases.ts';
import { createIdentitySchema } from '@app/api/test/identity-server.ts';
import { childrenOf, processorTime } from '@app/api/test/processor-time.ts';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { query } from '@app/verify/kit/database/query.ts';
import { listeningAddress, stopProcess } from '@app/verify/kit/process/server-process.ts';

/** The sampling interval of the event loop monitor, which every reported delay includes. */
const resolutionMs = 10;

/** The built API as in production, with its classifier processes and without rate limits. */
export async function startClassifier(databaseAddress: string) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/server.js')], {
    env: {
      ...localEnv(),
      NODE_ENV: 'production',
      DATABASE_URL: databaseAddress,
      PORT: '0',
      DRAIN_MS: '0',
      REDIS_PREFIX: `bench:${process.pid}:`,
      LIMIT_SCANS_VISITOR: '100000000',
      RATE_LIMIT_VISITOR: '100000000',
      RATE_LIMIT_MEMBER: '100000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid ?? 0;
  const address = await listeningAddress(child, 'the API');
  for (;;) {
    const { dependencies } = (await (await fetch(`${address}/health/ready`)).json()) as {
      dependencies: { classifier: string };
    };
    if (dependencies.classifier === 'up') break;
    await pause(1100);
  }

  return {
    address,
    /** Of the API and its classifier processes together. */
    processorTime: () => processorTime([pid, ...childrenOf(pid)]),
    /** The p99 event loop delay since the last call. */
    async loopDelay(): Promise<number> {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1];
      return Math.max(0, Number(seconds) * 1000 - resolutionMs);
    },
    stop: () => stopProcess(child),
  };
}

/** A new database with one user who has a live session. */
export async function prepareDatabase() {
  const name = await createDatabase();
  const url = databaseUrl(name);
  await createIdentitySchema(url);
  await run({
    program: process.execPath,
    arguments: [join(root, 'apps/api/dist/migrate.js')],
    environment: { DATABASE_URL: url },
  });
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await query(
    `insert into auth.users (id, email) values ('${id}', '${id}@contoh.id');
     insert into app.profile (id, name, email) values ('${id}', 'Uji', '${id}@contoh.id');
     insert into app.session (token_hash, profile_id, expires_at)
       values ('\\x${hash('sha256', token, 'hex')}', '${id}', now() + interval '1 day')`,
    url,
  );
  return { url, token, drop: () => dropDatabase(name) };
}
