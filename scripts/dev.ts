// Development mode: servers, API and worker that restart on change, and pages that reload.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { localEnv, ports, root } from '@app/services/src/local-env.ts';
import { waitUntilUp, onStopSignal, ProcessGroup } from './product/processes.ts';

const apiFolder = join(root, 'apps/api');
const local = localEnv();
const env = {
  ...local,
  S3_PUBLIC_URL: `${local.ORIGIN}/photos`,
  API_URL: `http://127.0.0.1:${ports.api}`,
  DEVELOPER_PAGES: 'on',
};
const run = (args: string[]) => execFileSync('pnpm', args, { cwd: root, env, stdio: 'inherit' });

run(['services', 'up']);
run(['--filter', '@app/api', 'db:migrate']);
run(['--filter', '@app/api', 'db:seed']);

const group = new ProcessGroup();
onStopSignal(() => group.stop(['web', 'api', 'worker']));

const watched = (name: string, file: string, port?: number) => ({
  name,
  command: process.execPath,
  args: ['--watch', '--watch-preserve-output', file],
  cwd: apiFolder,
  env: { ...env, ...(port && { PORT: String(port) }) },
});
group.start(watched('api', 'src/server.ts', ports.api));
group.start(watched('worker', 'src/worker.ts'));
group.start({
  name: 'web',
  command: 'pnpm',
  args: ['exec', 'react-router', 'dev', '--host', '127.0.0.1', '--port', String(ports.gateway)],
  cwd: join(root, 'apps/web'),
  env,
});

await waitUntilUp(`http://127.0.0.1:${ports.api}/health/ready`, 60_000);
await waitUntilUp(`http://127.0.0.1:${ports.gateway}/`, 60_000);
console.info(`\nPilahBumi for developers: ${env.ORIGIN}\nComponents: ${env.ORIGIN}/pengembang/komponen\n`);
