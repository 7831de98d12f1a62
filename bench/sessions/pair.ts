import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@app/api/src/db/migrate.ts';
import { createIdentitySchema } from '@app/api/test/identity-server.ts';
import { asRole, ports } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { postgresProgram } from '@app/services/src/servers/postgres-programs.ts';
import { prepareRolesAt } from '@app/services/src/servers/postgres-roles.ts';
import { asPostgresUser, makePostgresFolder, postgresUser } from '@app/services/src/servers/postgres-user.ts';
import { Pool } from 'pg';
import { query } from '@app/verify/kit/database/query.ts';
import { startChild } from '@app/verify/kit/process/child-process.ts';
import { waitUntil } from '@app/verify/kit/process/wait-until.ts';

const primaryPort = ports.gateway + 48;
const standbyPort = ports.gateway + 49;
const addressAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

const runTool = (program: string, ...args: string[]) =>
  run({ program: postgresProgram(program), arguments: args, folder: '/', ...asPostgresUser() });

/** Statements are counted, and nothing of its own writes meanwhile. */
const settings = [
  '--listen_addresses=127.0.0.1',
  '--unix_socket_directories=',
  '--max_connections=200',
  '--shared_preload_libraries=pg_stat_statements',
  '--autovacuum=off',
];

async function startPostgres(data: string, port: number) {
  const child = startChild({
    program: postgresProgram('postgres'),
    arguments: ['-D', data, `--port=${port}`, ...settings],
    environment: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    log: `${data}.log`,
    folder: '/',
    user: postgresUser(),
    // Immediate shutdown: its other processes would survive a SIGKILL.
    lastSignal: 'SIGQUIT',
  });
  const isReady = () =>
    query('select 1', addressAt(port)).then(
      () => true,
      () => false,
    );
  await waitUntil(`PostgreSQL on port ${port} answers`, isReady, 30_000);
  return child;
}

/** A primary with the product's tables, and a standby that every commit waits for. */
export async function startPair() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sessions-'));
  makePostgresFolder(folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const [primaryData, standbyData] = [join(folder, 'primary'), join(folder, 'standby')];
  const admin = addressAt(primaryPort);
  const address = asRole('pilahbumi', admin);
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
  await runTool('initdb', '-D', primaryData, '-U', 'postgres', '-A', 'trust', '-N', ...locale);
  const primary = await startPostgres(primaryData, primaryPort);
  await prepareRolesAt(admin);
  await createIdentitySchema(address);
  await migrate(address);
  await runTool('pg_basebackup', '-D', standbyData, '-d', admin, '-R', '-c', 'fast', '-N');
  await query('create extension pg_stat_statements', admin);
  const standby = await startPostgres(standbyData, standbyPort);
  await query(`alter system set synchronous_standby_names = '*'`, admin);
  await query('select pg_reload_conf()', admin);
  const countSynchronous = `select count(*) from pg_stat_replication where sync_state = 'sync'`;
  await waitUntil(
    'the standby is synchronous',
    async () => (await query(countSynchronous, admin)) === '1',
    30_000,
  );
  const pool = new Pool({ connectionString: admin, max: 3 });
  pool.on('error', () => undefined);
  const receiver = Number(await query('select pid from pg_stat_wal_receiver', addressAt(standbyPort)));

  return {
    address,
    /** As the superuser, without a timeout. */
    admin: pool,
    /** The standby stops acknowledging, as behind a broken network: commits wait. */
    pauseStandby: () => process.kill(receiver, 'SIGSTOP'),
    resumeStandby: () => process.kill(receiver, 'SIGCONT'),
    async stop() {
      await pool.end();
      await standby.end('SIGQUIT');
      await primary.end('SIGQUIT');
    },
  };
}
