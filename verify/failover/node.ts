import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@app/services/src/local-env.ts';
import { processIdentity, processesIn } from '@app/services/src/process-identity.ts';
import { postgresProgram } from '@app/services/src/servers/postgres-programs.ts';
import { makePostgresFolder, postgresUser } from '@app/services/src/servers/postgres-user.ts';
import { type Child, startChild } from '../kit/process/child-process.ts';
import { failoverPorts, type NodeName } from './ports.ts';

export const passwords = {
  superuser: 'local-superuser',
  replication: 'local-replication',
  rewind: 'local-rewind',
};

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
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: passwords.rewind,
  };
};

export type DatabaseNode = ReturnType<typeof databaseNode>;

/** One of the two nodes: Patroni and the PostgreSQL that it manages. */
export function databaseNode(name: NodeName, folder: string) {
  const nodeFolder = join(folder, name);
  const data = join(nodeFolder, 'data');
  let patroni: Child | undefined;
  makePostgresFolder(nodeFolder);
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
        arguments: [join(root, 'infra/database/patroni.yaml')],
        environment: environmentOf(name, folder),
        log: join(folder, `${name}.log`),
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
