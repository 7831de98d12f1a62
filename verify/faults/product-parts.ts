import { join } from 'node:path';
import { localEnv, ports, root, servicesFolder } from '@app/services/src/local-env.ts';
import { expectStatus } from '@app/services/src/probes.ts';
import { gateway } from '@app/scripts/product/gateway.ts';
import { withoutLimits } from '../kit/product/without-limits.ts';
import type { Part } from './supervised.ts';
import type { Version } from './versions.ts';

/** Instances of each part. */
const instances = [0, 1];
export const apiPorts = instances.map((instance) => ports.api + instance);
export const webPorts = instances.map((instance) => ports.web + instance);

/** As in production, but without rate limits, because few users write all the time. */
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
  command: program(`api-${port}`, version.folder, 'dist/server.js', { ...environment, PORT: `${port}` }),
  ready: async () => {
    await expectStatus(`http://127.0.0.1:${port}/health/ready`, 200);
    const health = (await (await fetch(`http://127.0.0.1:${port}/health/live`)).json()) as {
      version: string;
    };
    if (health.version !== version.name) throw new Error(`port ${port} is version ${health.version}`);
  },
});

export const workerPart = (environment: Environment, version: Version): Part => ({
  name: 'worker',
  command: program('worker', version.folder, 'dist/worker.js', environment),
  ready: () => Promise.resolve(),
});

export const webPart = (environment: Environment, port: number): Part => ({
  name: `web:${port}`,
  command: program(`web-${port}`, join(root, 'apps/web'), 'server/server.ts', {
    ...environment,
    PORT: `${port}`,
  }),
  ready: () => expectStatus(`http://127.0.0.1:${port}/health/live`, 200),
});

export function gatewayPart(): Part {
  const { command, args, cwd, env, stopSignal } = gateway({ api: apiPorts, web: webPorts });
  return {
    name: 'gateway',
    command: {
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
