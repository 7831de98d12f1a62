import { realpathSync } from 'node:fs';
import { Client } from 'pg';
import { ports } from '../local-env.ts';
import { ensurePrograms } from '../machine/ensure.ts';
import { run } from '../run.ts';
import type { Server } from '../server.ts';
import { createCluster, dataFolder, hasCluster, removeCluster } from './postgres-cluster.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { postgresProgram } from './postgres-programs.ts';
import { asPostgresUser } from './postgres-user.ts';

const database = 'pilahbumi';
const serverAddress = `postgres://postgres@127.0.0.1:${ports.postgres}`;
export const databaseAddress = `${serverAddress}/${database}`;

/** Nothing is written before the server has said that it works on our folder. */
const withOurServer = async <T>(name: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({
    connectionString: `${serverAddress}/${name}`,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const theirs = rows[0]?.data_directory ?? '';
    if (theirs !== dataFolder() && realpathSync(theirs) !== dataFolder()) {
      throw new Error(`port ${ports.postgres} is a PostgreSQL of somebody else, on ${theirs}`);
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
      // A socket's path may not be longer than 107 bytes, and a checkout may lie deep.
      '--unix_socket_directories=',
      '--max_connections=200',
      '--timezone=UTC',
    ],
    folder: dataFolder(),
    ...asPostgresUser(),
  }),

  ready: () => withOurServer('postgres', async () => undefined),

  remove: removeCluster,

  async furnish() {
    await withOurServer('postgres', async (client) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
      if (rowCount === 0) await client.query(`create database ${database}`);
    });
    await withOurServer(database, async (client) => {
      const { rows } = await client.query<{ extname: string }>('select extname from pg_extension');
      for (const extension of ['postgis', 'pg_trgm']) {
        if (!rows.some(({ extname }) => extname === extension)) {
          await client.query(`create extension ${extension}`);
        }
      }
    });
  },
};
