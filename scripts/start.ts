// The production build behind nginx: `pnpm start [--web 1] [--api 1] [--worker 1] [--timeout 30]`. Needs `pnpm build` and the services.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localEnv, ports, root } from '@app/services/src/local-env.ts';
import { gateway } from './product/gateway.ts';
import { waitUntilUp, onStopSignal, ProcessGroup, type Program } from './product/processes.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '1' },
    api: { type: 'string', default: '1' },
    worker: { type: 'string', default: '1' },
    /** Seconds until every instance must be ready. */
    timeout: { type: 'string', default: '30' },
  },
});

const apiFolder = join(root, 'apps/api');
const webFolder = join(root, 'apps/web');
for (const built of [join(apiFolder, 'dist/server.js'), join(webFolder, 'build/server/index.js')]) {
  if (!existsSync(built)) throw new Error(`${built} is missing: run \`pnpm build\` first`);
}

await ensurePrograms('gateway');
const timeoutMs = Number(values.timeout) * 1000;
const portsFrom = (first: number, count: string) =>
  Array.from({ length: Number(count) }, (_, n) => first + n);
const instances = { api: portsFrom(ports.api, values.api), web: portsFrom(ports.web, values.web) };

const local = localEnv();
const env = {
  ...local,
  S3_PUBLIC_URL: `${local.ORIGIN}/photos`,
  API_URL: instances.api.map((port) => `http://127.0.0.1:${port}`).join(','),
  CLASSIFIER_URL: `http://127.0.0.1:${ports.classifier}`,
  NODE_ENV: 'production',
};
/** It decodes files of strangers, so it gets its own settings and nothing else. */
const classifierEnv = {
  NODE_ENV: 'production',
  PORT: String(ports.classifier),
  ...Object.fromEntries(Object.entries(local).filter(([name]) => /^(CLASSIFIER_|LOG_LEVEL$)/.test(name))),
};

const program = (name: string, file: string, cwd: string, variables: NodeJS.ProcessEnv): Program => ({
  name,
  command: process.execPath,
  args: ['--enable-source-maps', file],
  cwd,
  env: variables,
});
const server = (name: string, file: string, cwd: string, port: number) =>
  program(`${name}:${port}`, file, cwd, { ...env, PORT: String(port), TRUST_PROXY: '127.0.0.1' });

const group = new ProcessGroup();
const stop = () => group.stop(['gateway', 'web', 'api', 'classifier', 'worker']);
onStopSignal(stop);

group.start(program('classifier', 'dist/classifier.js', apiFolder, classifierEnv));
for (const port of instances.api) group.start(server('api', 'dist/server.js', apiFolder, port));
for (const port of instances.web) group.start(server('web', 'server/server.ts', webFolder, port));
for (const n of portsFrom(1, values.worker))
  group.start(program(`worker:${n}`, 'dist/worker.js', apiFolder, env));
try {
  await Promise.all([
    ...instances.api.map((port) => waitUntilUp(`http://127.0.0.1:${port}/health/ready`, timeoutMs)),
    ...instances.web.map((port) => waitUntilUp(`http://127.0.0.1:${port}/health/live`, timeoutMs)),
  ]);
  group.start(gateway(instances));
  await waitUntilUp(`http://127.0.0.1:${ports.gateway}/`, timeoutMs);
} catch (error) {
  // A failed start must not leave processes that hold the ports.
  await stop();
  throw error;
}
console.info(`\nPilahBumi is ready: ${env.ORIGIN}\nCtrl-C ends it.\n`);
