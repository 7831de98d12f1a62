import { join } from 'node:path';
import { makePostgresFolder, postgresUser } from '@app/services/src/servers/postgres-user.ts';
import { startChild } from '../kit/process/child-process.ts';
import { failoverPorts } from './ports.ts';

const client = (port: number) => `http://127.0.0.1:${port}`;

/** Three members, so that one may fail. */
export function startEtcd(folder: string) {
  const members = failoverPorts.etcd.map((member, index) => ({ ...member, name: `member-${index}` }));
  const cluster = members.map(({ name, peer }) => `${name}=${client(peer)}`).join(',');
  const running = members.map(({ name, client: own, peer }) => {
    const data = join(folder, name);
    makePostgresFolder(data);
    return startChild({
      program: 'etcd',
      arguments: [
        `--name=${name}`,
        `--data-dir=${data}`,
        `--listen-client-urls=${client(own)}`,
        `--advertise-client-urls=${client(own)}`,
        `--listen-peer-urls=${client(peer)}`,
        `--initial-advertise-peer-urls=${client(peer)}`,
        `--initial-cluster=${cluster}`,
        '--initial-cluster-state=new',
        // Long timeouts, because three members share one disk and two cores with everything else.
        '--heartbeat-interval=250',
        '--election-timeout=2500',
      ],
      environment: { PATH: process.env.PATH, ETCD_UNSUPPORTED_ARCH: process.arch },
      log: join(folder, `${name}.log`),
      folder,
      user: postgresUser(),
    });
  });
  return { stop: () => Promise.all(running.map((member) => member.end('SIGKILL'))) };
}
