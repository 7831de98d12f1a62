import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePostgresFolder } from '@app/services/src/servers/postgres-user.ts';
import { repositoryIn } from '../kit/database/backups.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { type DatabaseNode, databaseNode, passwords, superuser } from './node.ts';
import { failoverPorts } from './ports.ts';

/** How long the nodes may take to form a cluster, at first start or after a kill. */
const timeoutMs = 180_000;

const addressAt = (port: number) => `postgres://${superuser}:${passwords.superuser}@127.0.0.1:${port}`;

const setParameters = async (parameters: Record<string, string>) => {
  const response = await fetch(`http://127.0.0.1:${failoverPorts.nodes.one.api}/config`, {
    method: 'PATCH',
    body: JSON.stringify({ postgresql: { parameters } }),
  });
  if (!response.ok) throw new Error(`Patroni refused the setting: ${await response.text()}`);
};

/** The production database setup on one machine: etcd, two nodes and HAProxy as processes. */
export async function startDatabase() {
  await ensurePrograms('servers', 'backups', 'failover');
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-failover-'));
  makePostgresFolder(folder);
  const etcd = startEtcd(folder);
  const repository = repositoryIn(folder);
  const nodes = [databaseNode('one', folder, repository), databaseNode('two', folder, repository)];
  const haproxy = startHaproxy(folder);

  const find = async (role: 'primary' | 'synchronous'): Promise<DatabaseNode | undefined> => {
    for (const node of nodes) if (await node.hasRole(role)) return node;
    return undefined;
  };
  const waitForStandby = () =>
    waitUntil(
      'a primary with a synchronous standby',
      async () => Boolean((await find('primary')) && (await find('synchronous'))),
      timeoutMs,
    );
  /** Waits, because on a busy machine the status API may be slow. */
  const primary = async (): Promise<DatabaseNode> => {
    let found: DatabaseNode | undefined;
    await waitUntil('a primary', async () => Boolean((found = await find('primary'))), timeoutMs);
    return found!;
  };

  const stop = async () => {
    await haproxy.end('SIGKILL');
    await Promise.all(nodes.map((node) => node.kill()));
    await etcd.stop();
    if (process.exitCode === 0) rmSync(folder, { recursive: true });
  };
  try {
    for (const node of nodes) node.start();
    const seconds = (await waitForStandby()) / 1000;
    console.info(`a synchronous pair after ${Math.round(seconds)} s, in ${folder}`);
    await (await primary()).backup();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    address: addressAt(failoverPorts.primary),
    readAddress: addressAt(failoverPorts.read),
    primary,
    waitForStandby,
    /** The standby loses its disk; whether it came back out of the backups, and the archive still works. */
    async replaceStandby(): Promise<boolean> {
      await waitForStandby();
      const standby = (await find('synchronous'))!;
      await standby.kill();
      standby.loseDisk();
      standby.start();
      await waitForStandby();
      await (await primary()).checkArchive();
      return standby.cameFromBackup();
    },
    /** Commits are acknowledged before they are flushed, so that the control run must lose writes. */
    acknowledgeBeforeFlush: () => setParameters({ synchronous_commit: 'off', wal_writer_delay: '10s' }),
    stop,
  };
}
