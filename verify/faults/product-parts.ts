import { join } from 'node:path';
import { localEnv, ports, root, servicesFolder } from '@app/services/local-env';
import { expectStatus } from '@app/services/probes';
import { gateway } from '@app/scripts/product/gateway';
import { withoutLimits } from '../kit/product/without-limits.ts';
import type { Part } from './supervised.ts';
import type { Version } from './versions.ts';

/** Copies of each. */
const copies = [0, 1];
export const apiPorts = copies.map((copy) => ports.api + copy);
export const webPorts = copies.map((copy) => ports.web + copy);

/** As in production, but for the limits: a few people who write without a pause are no abuse here. */
export const productEnvironment = (databaseAddress: string) => ({
  ...localEnv(),
  ...withoutLimits,
  NODE_ENV: 'production',
  DATABASE_URL: databaseAddress,
  S3_PUBLIC_URL: `${localEnv().ORIGIN}/photos`,
  TRUST_PROXY: '127.0.0.1',
  CLASSIFIER_PROCESSES: '1',
  CLASSIFIER_DEADLINE_MS: '5000',
});

type Environment = ReturnType<typeof productEnvironment>;

const program = (name: string, folder: string, file: string, environment: NodeJS.ProcessEnv) => ({
  program: process.execPath,
  arguments: ['--enable-source-maps', file],
  environment,
  log: join(servicesFolder, `${name}.log`),
  folder,
});

export const apiPart = (environment: Environment, version: Version, port: number): Part => ({
  name: `api:${port}`,
  words: program(`api-${port}`, version.folder, 'dist/server.js', { ...environment, PORT: `${port}` }),
  ready: async () => {
    await expectStatus(`http://127.0.0.1:${port}/health/ready`, 200);
    const said = (await (await fetch(`http://127.0.0.1:${port}/health/live`)).json()) as { version: string };
    if (said.version !== version.name) throw new Error(`port ${port} is version ${said.version}`);
  },
});

export const workerPart = (environment: Environment, version: Version): Part => ({
  name: 'worker',
  words: program('worker', version.folder, 'dist/worker.js', environment),
  ready: () => Promise.resolve(),
});

export const webPart = (environment: Environment, port: number): Part => ({
  name: `web:${port}`,
  words: program(`web-${port}`, join(root, 'apps/web'), 'server/server.ts', {
    ...environment,
    PORT: `${port}`,
  }),
  ready: () => expectStatus(`http://127.0.0.1:${port}/health/live`, 200),
});

export function gatewayPart(): Part {
  const { command, args, cwd, env, stopSignal } = gateway({ api: apiPorts, web: webPorts });
  return {
    name: 'gateway',
    words: {
      program: command,
      arguments: args,
      environment: env,
      log: join(servicesFolder, 'gateway.log'),
      folder: cwd,
    },
    ready: () => expectStatus(`${localEnv().ORIGIN}/`, 200),
    ...(stopSignal && { stopSignal }),
  };
}
