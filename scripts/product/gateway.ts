import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localEnv, ports, root, servicesFolder } from '@app/services/src/local-env.ts';
import { findOnPath } from '@app/services/src/machine/find.ts';
import type { Program } from './processes.ts';

/**
 * An instance that dropped one connection must stay in use while the other restarts. nginx counts whole seconds and skips
 * a server for up to a second longer than this; the total must be less than DRAIN_MS.
 */
const servers = (addresses: string[]) =>
  addresses.map((address) => `server ${address} max_fails=3 fail_timeout=1s;`).join('\n    ');

type Place = { folder: string; port: number };

/** nginx in front of the given instances, configured for this checkout. */
export function gateway(
  instances: { api: number[]; web: number[] },
  { folder, port }: Place = { folder: join(servicesFolder, 'gateway'), port: ports.gateway },
): Program {
  mkdirSync(folder, { recursive: true });
  // Cached pages of an earlier build refer to files that no longer exist.
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
  const local = (number: number) => `127.0.0.1:${number}`;
  const values: Record<string, string> = {
    GATEWAY_RUN: folder,
    GATEWAY_LOG: join(folder, 'access.log'),
    GATEWAY_LISTEN: local(port),
    GATEWAY_MIME_TYPES: '/etc/nginx/mime.types',
    GATEWAY_TRUSTED: process.env.GATEWAY_TRUSTED ?? '',
    ORIGIN: new URL(localEnv().ORIGIN).origin,
    API_SERVERS: servers(instances.api.map(local)),
    WEB_SERVERS: servers(instances.web.map(local)),
    IDENTITY_SERVERS: servers([new URL(localEnv().IDENTITY_URL).host]),
    OBJECT_SERVERS: servers([new URL(localEnv().S3_ENDPOINT).host]),
    ASSETS_BUCKET: localEnv().ASSETS_BUCKET,
  };
  const template = readFileSync(join(root, 'infra/gateway/nginx.conf.template'), 'utf8');
  const configuration = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);

  // When started by root, the workers would run as another user without access to the checkout.
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  return {
    name: 'gateway',
    command: findOnPath('nginx') ?? 'nginx',
    args: ['-p', folder, '-e', 'stderr', '-c', file, '-g', directives],
    cwd: folder,
    env: process.env,
    // nginx finishes open requests on QUIT and drops them on TERM.
    stopSignal: 'SIGQUIT',
  };
}
