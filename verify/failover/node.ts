import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processIdentity, processesIn } from '@app/services/src/process-identity.ts';
import { postgresProgram } from '@app/services/src/servers/postgres-programs.ts';
import { makePostgresFolder, postgresUser } from '@app/services/src/servers/postgres-user.ts';
import { clusterEnvironment, infraFile, runOnDatabase } from '../kit/database/backups.ts';
import { type Child, startChild } from '../kit/process/child-process.ts';
import { failoverPorts, type NodeName } from './ports.ts';

export const passwords = {
  superuser: 'local-superuser',
  replication: 'local-replication',
  rewind: 'local-rewind',
};

/** Named as the user of the system, so that the socket needs no password. */
export const superuser = postgresUser() ? 'postgres' : userInfo().username;

const etcdHosts = failoverPorts.etcd.map(({ client }) => `'127.0.0.1:${client}'`).join(',');

/** The settings in which the two nodes differ. */
const environmentOf = (name: NodeName, folder: string) => {
  const { postgres, api } = failoverPorts.nodes[name];
  return {
    PATH: process.env.PATH,
    HOME: folder,
    LANG: 'C.UTF-8',
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcdHosts,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, name, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: join(postgresProgram('postgres'), '..'),
    PATRONI_POSTGRESQL_PGPASS: join(folder, name, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: superuser,
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: passwords.rewind,
  };
};

export type DatabaseNode = ReturnType<typeof databaseNode>;

/** One of the two nodes: Patroni and the PostgreSQL that it manages. */
export function databaseNode(name: NodeName, folder: string, repository: Record<string, string>) {
  const nodeFolder = join(folder, name);
  const data = join(nodeFolder, 'data');
  const log = join(folder, `${name}.log`);
  const backups = {
    ...repository,
    ...clusterEnvironment({
      data,
      socket: nodeFolder,
      port: failoverPorts.nodes[name].postgres,
      user: superuser,
    }),
  };
  let patroni: Child | undefined;
  makePostgresFolder(nodeFolder);
  // Both nodes are on this machine, with sockets of their own and the scripts of this checkout.
  const configuration = join(folder, `${name}.yaml`);
  writeFileSync(
    configuration,
    readFileSync(infraFile('patroni.yaml'), 'utf8')
      .replace('/var/run/postgresql', nodeFolder)
      .replace('/opt/pilahbumi/database', infraFile('')),
  );
  const postgresProcesses = () => (existsSync(data) ? processesIn(data) : []);
  const killPostgres = (pids: number[]) => {
    for (const pid of pids) if (processIdentity(pid)) process.kill(pid, 'SIGKILL');
  };
  // Patroni is killed on exit, but its PostgreSQL would keep running.
  process.once('exit', () => killPostgres(postgresProcesses()));

  return {
    name,
    start() {
      patroni = startChild({
        program: 'patroni',
        arguments: [configuration],
        environment: { ...backups, ...environmentOf(name, folder) },
        log,
        folder: nodeFolder,
        user: postgresUser(),
      });
    },

    /** Kills Patroni and PostgreSQL together, like a power failure. */
    async kill() {
      const pids = postgresProcesses();
      await patroni?.end('SIGKILL');
      killPostgres(pids);
      while (pids.some((pid) => processIdentity(pid))) await pause(5);
    },

    backup: () => runOnDatabase(backups, infraFile('backup')),
    /** Waits until a new segment is in the archive. */
    checkArchive: () => runOnDatabase(backups, 'pgbackrest', '--stanza=pilahbumi', 'check'),
    loseDisk: () => rmSync(data, { recursive: true }),
    cameFromBackup: () => readFileSync(log, 'utf8').includes('replica has been created using pgbackrest'),

    /** The health check that HAProxy uses. */
    hasRole: (role: 'primary' | 'synchronous'): Promise<boolean> =>
      fetch(`http://127.0.0.1:${failoverPorts.nodes[name].api}/${role}`, {
        signal: AbortSignal.timeout(1000),
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}
