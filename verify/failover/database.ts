import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnFolder } from '@app/services/servers/postgres-user';
import { until } from '../kit/process/until.ts';
import { ensurePrograms } from '@app/services/machine/ensure';
import { startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { type DatabaseNode, databaseNode, passwords } from './node.ts';
import { failoverPorts } from './ports.ts';

/** Milliseconds in which nodes find each other, from nothing or after a kill. */
const patience = 180_000;

const addressAt = (port: number) => `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}`;

const setParameters = async (parameters: Record<string, string>) => {
  const answer = await fetch(`http://127.0.0.1:${failoverPorts.nodes.one.api}/config`, {
    method: 'PATCH',
    body: JSON.stringify({ postgresql: { parameters } }),
  });
  if (!answer.ok) throw new Error(`Patroni refused the setting: ${await answer.text()}`);
};

/** The database as it runs in production, with processes for machines: etcd, two nodes, HAProxy. */
export async function startDatabase() {
  await ensurePrograms('servers', 'failover');
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-failover-'));
  makeOwnFolder(folder);
  const etcd = startEtcd(folder);
  const nodes = [databaseNode('one', folder), databaseNode('two', folder)];
  const haproxy = startHaproxy(folder);

  const find = async (role: 'primary' | 'synchronous'): Promise<DatabaseNode | undefined> => {
    for (const node of nodes) if (await node.is(role)) return node;
    return undefined;
  };
  const untilPaired = () =>
    until(
      'a primary with a synchronous standby',
      async () => Boolean((await find('primary')) && (await find('synchronous'))),
      patience,
    );
  /** A busy machine may be slow to say what it is. */
  const primary = async (): Promise<DatabaseNode> => {
    let found: DatabaseNode | undefined;
    await until('a primary', async () => Boolean((found = await find('primary'))), patience);
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
    const seconds = (await untilPaired()) / 1000;
    console.info(`a synchronous pair after ${Math.round(seconds)} s, in ${folder}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    address: addressAt(failoverPorts.primary),
    readAddress: addressAt(failoverPorts.read),
    primary,
    untilPaired,
    /** Acknowledges before anything is written: what the control run has to find out. */
    acknowledgeTooEarly: () => setParameters({ synchronous_commit: 'off', wal_writer_delay: '10s' }),
    stop,
  };
}
