import { realpathSync } from 'node:fs';
import { Client } from 'pg';
import { ports } from '../local-env.ts';
import { ensurePrograms } from '../machine/ensure.ts';
import { run } from '../run.ts';
import type { Server } from '../server.ts';
import { prepareRoles } from './postgres-roles.ts';
import { createCluster, dataFolder, hasCluster, removeCluster } from './postgres-cluster.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { postgresProgram } from './postgres-programs.ts';
import { asPostgresUser } from './postgres-user.ts';

const database = 'pilahbumi';
const serverAddress = `postgres://postgres@127.0.0.1:${ports.postgres}`;
export const databaseAddress = `${serverAddress}/${database}`;

/** Verifies that the server uses our data folder before any work. */
const withOwnServer = async <T>(name: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({
    connectionString: `${serverAddress}/${name}`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const actualFolder = rows[0]?.data_directory ?? '';
    if (actualFolder !== dataFolder() && realpathSync(actualFolder) !== dataFolder()) {
      throw new Error(`port ${ports.postgres} is another PostgreSQL, with the data folder ${actualFolder}`);
    }
    return await work(client);
  } finally {
    await client.end();
  }
};

export const postgres: Server = {
  name: 'postgres',
  address: databaseAddress,
  ports: [ports.postgres],
  // Fast shutdown: SIGTERM would wait for every client to leave.
  stopSignal: 'SIGINT',

  async version() {
    const sentence = await run({ program: postgresProgram('postgres'), arguments: ['--version'] });
    return /\d+(\.\d+)+/.exec(sentence)?.[0] ?? sentence;
  },

  async prepare() {
    await ensurePrograms('servers');
    if (hasCluster()) await clearLeftovers(dataFolder());
    else await createCluster();
  },

  command: () => ({
    program: postgresProgram('postgres'),
    arguments: [
      '-D',
      dataFolder(),
      `--port=${ports.postgres}`,
      '--listen_addresses=127.0.0.1',
      // A socket path may not be longer than 107 bytes, and the path of a checkout may be.
      '--unix_socket_directories=',
      '--max_connections=200',
      '--timezone=UTC',
    ],
    folder: dataFolder(),
    ...asPostgresUser(),
  }),

  ready: () => withOwnServer('postgres', async () => undefined),

  remove: removeCluster,

  async provision() {
    await withOwnServer('postgres', async (client) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
      if (rowCount === 0) await client.query(`create database ${database}`);
    });
    await withOwnServer(database, prepareRoles);
  },
};
