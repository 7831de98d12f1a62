import { join } from 'node:path';
import { identityClient } from '@app/api/src/clients/identity';
import { migrate } from '@app/api/src/db/migrate';
import { seedDatabase } from '@app/api/src/seed/seed';
import { localEnv, ports, root } from '@app/services/local-env';
import { query } from '../kit/database/query.ts';
import { answers } from '@app/scripts/product/processes';
import { longRunning } from '../kit/process/long-running.ts';
import { addPeople } from '../kit/database/session-rows.ts';
import { until } from '../kit/process/until.ts';
import { withoutLimits } from '../kit/product/without-limits.ts';
import type { startDatabase } from './database.ts';
import { failoverPorts } from './ports.ts';

/** Seconds: everything starts at once, beside the database. */
const patience = 180;

type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Two copies of each part behind the gateway, on the given database. */
export async function startProduct(database: Database, people: number) {
  const { folder } = database;
  const address = `${database.address}/pilahbumi`;
  const origin = `http://127.0.0.1:${failoverPorts.productBase}`;
  const identityUrl = `http://127.0.0.1:${failoverPorts.identity}`;
  await query('create database pilahbumi', `${database.address}/postgres`);
  const { MAIL_FROM } = localEnv();
  const identity = longRunning({
    program: process.execPath,
    arguments: [join(root, 'services/src/stand-ins/identity.ts')],
    environment: {
      PATH: process.env.PATH,
      PORT: `${failoverPorts.identity}`,
      DATABASE_URL: address,
      ORIGIN: origin,
      MAIL_FROM,
      SMTP_PORT: `${ports.smtp}`,
      GOOGLE_ADDRESS: `http://127.0.0.1:${ports.google}`,
    },
    log: join(folder, 'identity.log'),
    folder,
  });
  const answersNow = () =>
    identityClient(identityUrl)
      .check()
      .then(
        () => true,
        () => false,
      );
  await until('the identity server answers', answersNow, 60_000);
  await migrate(address);
  await seedDatabase(address);
  await addPeople(address, people);

  const product = longRunning({
    program: process.execPath,
    arguments: [
      join(root, 'scripts/start.ts'),
      '--api',
      '2',
      '--web',
      '2',
      '--worker',
      '1',
      '--patience',
      `${patience}`,
    ],
    environment: {
      ...localEnv(),
      ...withoutLimits,
      PORT_BASE: `${failoverPorts.productBase}`,
      SERVICES_DIR: join(folder, 'product'),
      ORIGIN: origin,
      DATABASE_URL: address,
      DATABASE_READ_URL: `${database.readAddress}/pilahbumi`,
      IDENTITY_URL: identityUrl,
      REDIS_PREFIX: `failover:${process.pid}:`,
      CLASSIFIER_PROCESSES: '1',
    },
    log: join(folder, 'product.log'),
    folder: root,
    lastSignal: 'SIGTERM',
  });
  await answers(`${origin}/`, (patience + 10) * 1000);
  return {
    origin,
    address,
    async stop() {
      await product.end('SIGTERM');
      await identity.end('SIGKILL');
    },
  };
}
