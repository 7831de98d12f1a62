import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { connect } from '@app/api/src/db/database.ts';
import { withAdminConnection } from '@app/api/test/databases.ts';
import { startIdentity } from '@app/api/test/identity-server.ts';
import { poolWithoutTimeouts } from '@app/api/test/pool-without-timeouts.ts';
import { asRole, localEnv, root } from '@app/services/src/local-env.ts';
import { relaxedTimeouts } from '@app/services/src/relaxed-timeouts.ts';
import { listeningAddress, stopProcess } from '../process/server-process.ts';
import { ensureDatabase } from '../database/ensure-database.ts';
import { withoutLimits } from './without-limits.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The built API as in production, with its own empty database and identity server. */
export async function startProduct(
  purpose: string,
  instances: number,
  overrides: Record<string, string> = {},
) {
  const name = `${purpose}_${process.pid}`;
  const databaseAddress = await ensureDatabase(name, true);
  const identity = await startIdentity(databaseAddress);
  const env = {
    ...localEnv(),
    ...withoutLimits,
    // A request that times out may still have been processed, and its retry is then refused.
    ...relaxedTimeouts,
    CLASSIFIER_PROCESSES: '1',
    NODE_ENV: 'production',
    DATABASE_URL: databaseAddress,
    DATABASE_POOL: '16',
    IDENTITY_URL: identity.url,
    REDIS_PREFIX: `${name}:`,
    DRAIN_MS: '0',
    PORT: '0',
    ...overrides,
  };
  const loggedErrors: string[] = [];
  const lines: string[] = [];
  const children: ChildProcess[] = [];
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  const startInstance = async () => {
    const file = join(root, 'apps/api/dist/server.js');
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let partialLine = '';
    child.stdout.on('data', (chunk: string) => {
      const completeLines = `${partialLine}${chunk}`.split('\n');
      partialLine = completeLines.pop() ?? '';
      lines.push(...completeLines);
      lines.splice(0, lines.length - 2000);
      loggedErrors.push(
        ...completeLines.filter((line) => /"level":"(error|fatal)".*"(request failed|uncaught)/.test(line)),
      );
    });
    return listeningAddress(child, 'the API');
  };
  const addresses = await Promise.all(Array.from({ length: instances }, startInstance));
  const pool = poolWithoutTimeouts(asRole('postgres', databaseAddress));
  const db = connect(pool);
  return {
    addresses,
    env,
    /** As the superuser: proofs insert people without asking the identity server. */
    db,
    pool,
    /** Log lines of failed requests and uncaught errors. */
    loggedErrors,
    /** The last log lines. */
    lines,
    pids: children.map((child) => child.pid!),
    isAlive: () => children.every((child) => child.exitCode === null && child.signalCode === null),
    async stop() {
      await Promise.all(children.map(stopProcess));
      await db.destroy();
      await identity.stop();
      await withAdminConnection((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
