import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { connect } from '@app/api/src/db/database';
import { administer } from '@app/api/test/databases';
import { startIdentity } from '@app/api/test/identity-server';
import { patientPool } from '@app/api/test/patient-pool';
import { localEnv, root } from '@app/services/local-env';
import { listeningAddress, stopGently } from '../process/listening.ts';
import { ownDatabase } from '../database/own-database.ts';
import { withoutLimits } from './without-limits.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The built API as in production, on an empty database of its own with an identity server of its own. */
export async function startProduct(purpose: string, copies: number) {
  const name = `${purpose}_${process.pid}`;
  const databaseAddress = await ownDatabase(name, true);
  const identity = await startIdentity(databaseAddress);
  const env = {
    ...localEnv(),
    ...withoutLimits,
    CLASSIFIER_PROCESSES: '1',
    CLASSIFIER_DEADLINE_MS: '20000',
    NODE_ENV: 'production',
    DATABASE_URL: databaseAddress,
    DATABASE_POOL: '16',
    IDENTITY_URL: identity.url,
    REDIS_PREFIX: `${name}:`,
    DRAIN_MS: '0',
    // On a busy machine: what is told to try again may have been done, and is then refused.
    HANDLER_TIMEOUT_MS: '25000',
    PORT: '0',
  };
  const faults: string[] = [];
  const lines: string[] = [];
  const children: ChildProcess[] = [];
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  const startCopy = async () => {
    const file = join(root, 'apps/api/dist/server.js');
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let rest = '';
    child.stdout.on('data', (chunk: string) => {
      const whole = `${rest}${chunk}`.split('\n');
      rest = whole.pop() ?? '';
      lines.push(...whole);
      lines.splice(0, lines.length - 2000);
      faults.push(
        ...whole.filter((line) => /"level":"(error|fatal)".*"(request failed|uncaught)/.test(line)),
      );
    });
    return listeningAddress(child, 'the API');
  };
  const addresses = await Promise.all(Array.from({ length: copies }, startCopy));
  const pool = patientPool(databaseAddress);
  const db = connect(pool);
  return {
    addresses,
    env,
    db,
    pool,
    /** What the product itself called a fault of its own. */
    faults,
    /** The last lines of its log. */
    lines,
    pids: children.map((child) => child.pid!),
    isAlive: () => children.every((child) => child.exitCode === null && child.signalCode === null),
    async stop() {
      await Promise.all(children.map(stopGently));
      await db.destroy();
      await identity.stop();
      await administer((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
