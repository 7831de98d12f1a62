import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localEnv, ports, root, servicesFolder } from '@app/services/local-env';
import { findOnPath } from '@app/services/machine/find';
import type { Program } from './processes.ts';

/**
 * A copy that dropped one connection must not be avoided while the other is away. nginx counts whole seconds and avoids
 * one for up to a second more than this: in all it must be less than DRAIN_MS.
 */
const servers = (addresses: string[]) =>
  addresses.map((address) => `server ${address} max_fails=3 fail_timeout=1s;`).join('\n    ');

/** nginx in front of the given copies, with a configuration filled in for this checkout. */
export function gateway(copies: { api: number[]; web: number[] }): Program {
  const folder = join(servicesFolder, 'gateway');
  mkdirSync(folder, { recursive: true });
  // Pages of an earlier build name files that this build does not have.
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
  const local = (port: number) => `127.0.0.1:${port}`;
  const values: Record<string, string> = {
    GATEWAY_RUN: folder,
    GATEWAY_LOG: join(folder, 'access.log'),
    GATEWAY_LISTEN: local(ports.gateway),
    GATEWAY_MIME_TYPES: '/etc/nginx/mime.types',
    GATEWAY_TRUSTED: process.env.GATEWAY_TRUSTED ?? '',
    API_SERVERS: servers(copies.api.map(local)),
    WEB_SERVERS: servers(copies.web.map(local)),
    IDENTITY_SERVERS: servers([new URL(localEnv().IDENTITY_URL).host]),
    OBJECT_SERVERS: servers([new URL(localEnv().S3_ENDPOINT).host]),
  };
  const template = readFileSync(join(root, 'infra/gateway/nginx.conf.template'), 'utf8');
  const configuration = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);

  // Started by root, the workers would run as another user, who may not enter the checkout.
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  return {
    name: 'gateway',
    command: findOnPath('nginx') ?? 'nginx',
    args: ['-p', folder, '-e', 'stderr', '-c', file, '-g', directives],
    cwd: folder,
    env: process.env,
    // nginx finishes what it is serving on QUIT; on TERM it drops it.
    stopSignal: 'SIGQUIT',
  };
}
