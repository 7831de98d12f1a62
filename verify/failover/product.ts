import { join } from 'node:path';
import { identityClient } from '@app/api/src/clients/identity.ts';
import { migrate } from '@app/api/src/db/migrate.ts';
import { seedDatabase } from '@app/api/src/seed/seed.ts';
import { asRole, localEnv, ports, root } from '@app/services/src/local-env.ts';
import { prepareRolesAt } from '@app/services/src/servers/postgres-roles.ts';
import { identityProgram } from '@app/services/src/stand-ins/identity-program.ts';
import { query } from '../kit/database/query.ts';
import { waitUntilUp } from '@app/scripts/product/processes.ts';
import { startChild } from '../kit/process/child-process.ts';
import { addUsers } from '../kit/database/users.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import { withoutLimits } from '../kit/product/without-limits.ts';
import type { startDatabase } from './database.ts';
import { passwords } from './node.ts';
import { failoverPorts } from './ports.ts';

/** High, because everything starts at the same time as the database. */
const startTimeoutSeconds = 180;

type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Two instances of each part behind the gateway, on the given database. */
export async function startProduct(database: Database, users: number) {
  const { folder } = database;
  const address = asRole('pilahbumi', `${database.address}/pilahbumi`);
  const origin = `http://127.0.0.1:${failoverPorts.productBase}`;
  const identityUrl = `http://127.0.0.1:${failoverPorts.identity}`;
  await query('create database pilahbumi', `${database.address}/postgres`);
  await prepareRolesAt(address);
  // One password for all, as in the addresses.
  for (const role of ['pilahbumi', 'supabase_auth_admin']) {
    await query(`alter role ${role} password '${passwords.superuser}'`, address);
  }
  const { MAIL_FROM } = localEnv();
  const identityServer = identityProgram({
    PORT: `${failoverPorts.identity}`,
    DATABASE_URL: asRole('supabase_auth_admin', address),
    ORIGIN: origin,
    MAIL_FROM,
    SMTP_PORT: `${ports.smtp}`,
    GOOGLE_ADDRESS: `http://127.0.0.1:${ports.google}`,
  });
  const identity = startChild({
    program: identityServer.program,
    arguments: identityServer.arguments,
    environment: { PATH: process.env.PATH, ...identityServer.environment },
    log: join(folder, 'identity.log'),
    folder,
  });
  const isIdentityUp = () =>
    identityClient({ IDENTITY_URL: identityUrl, ORIGIN: origin, IDENTITY_TIMEOUT_MS: 3000 })
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
      DATABASE_READ_URL: asRole('pilahbumi', `${database.readAddress}/pilahbumi`),
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
