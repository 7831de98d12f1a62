import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import { startChild } from '../kit/process/child-process.ts';
import { findOnPath } from '@app/services/src/machine/find.ts';
import { failoverPorts } from './ports.ts';

const { one, two } = failoverPorts.nodes;

/** In production these are the host names of the machines. */
export const haproxyEnvironment = {
  PRIMARY_LISTEN: `127.0.0.1:${failoverPorts.primary}`,
  READ_LISTEN: `127.0.0.1:${failoverPorts.read}`,
  NODE_ONE_HOST: '127.0.0.1',
  NODE_ONE_PORT: `${one.postgres}`,
  NODE_ONE_API: `${one.api}`,
  NODE_TWO_HOST: '127.0.0.1',
  NODE_TWO_PORT: `${two.postgres}`,
  NODE_TWO_API: `${two.api}`,
};

export const startHaproxy = (folder: string) =>
  startChild({
    program: findOnPath('haproxy') ?? 'haproxy',
    arguments: ['-db', '-f', join(root, 'infra/database/haproxy.cfg')],
    environment: haproxyEnvironment,
    log: join(folder, 'haproxy.log'),
    folder,
  });
