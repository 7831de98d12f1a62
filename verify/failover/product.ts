import { join } from 'node:path';
import { identityClient } from '@app/api/src/clients/identity.ts';
import { migrate } from '@app/api/src/db/migrate.ts';
import { seedDatabase } from '@app/api/src/seed/seed.ts';
import { localEnv, ports, root } from '@app/services/src/local-env.ts';
import { query } from '../kit/database/query.ts';
import { waitUntilUp } from '@app/scripts/product/processes.ts';
import { startChild } from '../kit/process/child-process.ts';
import { addUsers } from '../kit/database/users.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import { withoutLimits } from '../kit/product/without-limits.ts';
import type { startDatabase } from './database.ts';
import { failoverPorts } from './ports.ts';

/** High, because everything starts at the same time as the database. */
const startTimeoutSeconds = 180;

type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Two instances of each part behind the gateway, on the given database. */
export async function startProduct(database: Database, users: number) {
  const { folder } = database;
  const address = `${database.address}/pilahbumi`;
  const origin = `http://127.0.0.1:${failoverPorts.productBase}`;
  const identityUrl = `http://127.0.0.1:${failoverPorts.identity}`;
  await query('create database pilahbumi', `${database.address}/postgres`);
  const { MAIL_FROM } = localEnv();
  const identity = startChild({
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
  const isIdentityUp = () =>
    identityClient(identityUrl)
      .check()
      .then(
        () => true,
        () => false,
      );
  await waitUntil('the identity server answers', isIdentityUp, 60_000);
  await migrate(address);
  await seedDatabase(address);
  await addUsers(address, users);

  const product = startChild({
    program: process.execPath,
    arguments: [
      join(root, 'scripts/start.ts'),
      '--api',
      '2',
      '--web',
      '2',
      '--worker',
      '1',
      '--timeout',
      `${startTimeoutSeconds}`,
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
  await waitUntilUp(`${origin}/`, (startTimeoutSeconds + 10) * 1000);
  return {
    origin,
    address,
    async stop() {
      await product.end('SIGTERM');
      await identity.end('SIGKILL');
    },
  };
}
