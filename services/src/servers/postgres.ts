import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ports, servicesFolder } from '../local-env.ts';
import { run } from '../run.ts';
import { type Server, folderOf } from '../server.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { installPostgres, postgresProgram } from './postgres-programs.ts';
import { asPostgresUser, postgresUser } from './postgres-user.ts';

const database = 'pilahbumi';
const serverAddress = `postgres://postgres@127.0.0.1:${ports.postgres}`;
export const databaseAddress = `${serverAddress}/${database}`;

const folder = folderOf('postgres');
const dataFolder = join(folder, 'data');

/** Made aside and moved into place, so that an interrupted start leaves no half cluster. */
const createCluster = async () => {
  const draft = join(folder, 'data.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const owner = postgresUser();
  if (owner) {
    for (const ours of [servicesFolder, folder]) chmodSync(ours, 0o755);
    chownSync(draft, owner.uid, owner.gid);
    await run({ program: 'test', arguments: ['-x', draft], folder: '/', user: owner }).catch(() => {
      throw new Error(
        `user postgres may not enter ${folder}: set SERVICES_DIR to a folder that it may enter`,
      );
    });
  }
  await run({
    program: postgresProgram('initdb'),
    arguments: ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    folder: '/',
    ...asPostgresUser(),
  });
  renameSync(draft, dataFolder);
};

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
    if (theirs !== dataFolder && realpathSync(theirs) !== realpathSync(dataFolder)) {
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
    await installPostgres();
    mkdirSync(folder, { recursive: true });
    if (existsSync(dataFolder)) await clearLeftovers(dataFolder);
    else await createCluster();
  },

  command: () => ({
    program: postgresProgram('postgres'),
    arguments: [
      '-D',
      dataFolder,
      `--port=${ports.postgres}`,
      '--listen_addresses=127.0.0.1',
      // A socket's path may not be longer than 107 bytes, and a checkout may lie deep.
      '--unix_socket_directories=',
      '--max_connections=200',
      '--timezone=UTC',
    ],
    folder: dataFolder,
    ...asPostgresUser(),
  }),

  ready: () => withOurServer('postgres', async () => undefined),

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
