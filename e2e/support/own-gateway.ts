import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@app/services/src/free-port.ts';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { findOnPath } from '@app/services/src/machine/find.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A gateway of its own, in front of a double of the identity server that answers as given, or of none. */
export async function startOwnGateway(answer?: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-gateway-'));
  const received: URL[] = [];
  const identity = createServer((request, response) => {
    received.push(new URL(request.url ?? '', 'http://identity'));
    answer?.(request, response);
  }).listen(0, '127.0.0.1');
  await once(identity, 'listening');
  const identityPort = (identity.address() as AddressInfo).port;
  if (!answer) identity.close();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const product = `server ${new URL(localEnv().ORIGIN).host};`;
  const values: Record<string, string> = {
    GATEWAY_RUN: folder,
    GATEWAY_LOG: '/dev/null',
    GATEWAY_LISTEN: `127.0.0.1:${port}`,
    GATEWAY_MIME_TYPES: '/etc/nginx/mime.types',
    GATEWAY_TRUSTED: '',
    ORIGIN: localEnv().ORIGIN,
    API_SERVERS: product,
    WEB_SERVERS: product,
    IDENTITY_SERVERS: `server 127.0.0.1:${identityPort};`,
    OBJECT_SERVERS: product,
    ASSETS_BUCKET: localEnv().ASSETS_BUCKET,
  };
  const template = readFileSync(join(root, 'infra/gateway/nginx.conf.template'), 'utf8');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  );
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const nginx = spawn(
    findOnPath('nginx') ?? 'nginx',
    ['-p', folder, '-e', 'stderr', '-c', file, '-g', directives],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await expect(async () => expect((await fetch(`${address}/auth/v1/none`)).status).toBe(404)).toPass();
  return {
    address,
    /** What the identity server was asked. */
    received,
    async stop() {
      nginx.kill('SIGQUIT');
      identity.closeAllConnections();
      identity.close();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
