// Validates infra/ with the tools of each format: `pnpm check:infra`. Not patroni.yaml: the check of Patroni needs
// running machines; `pnpm test:failover` covers it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { haproxyEnvironment } from '../failover/haproxy.ts';
import { checkChart } from './chart.ts';
import { checkImages } from './images.ts';
import { programs } from './programs.ts';

const infra = join(root, 'infra');
const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-infra-'));

async function checkAlerts(): Promise<void> {
  const program = await programs.promtool();
  const promtool = (...args: string[]) =>
    run({ program, arguments: args, folder: join(infra, 'monitoring') });
  await promtool('check', 'rules', 'alerts.yaml');
  await promtool('test', 'rules', 'alerts.test.yaml');
  await promtool('check', 'config', '--syntax-only', 'prometheus.yaml');
}

const checkHaproxy = async () =>
  void (await run({
    program: await programs.haproxy(),
    arguments: ['-c', '-f', join(infra, 'database/haproxy.cfg')],
    environment: haproxyEnvironment,
  }));

const checks = {
  images: async () => checkImages(),
  chart: () => checkChart(folder),
  alerts: checkAlerts,
  haproxy: checkHaproxy,
};
const results: Record<string, unknown> = {};
try {
  for (const [name, check] of Object.entries(checks)) {
    results[name] = (await check()) ?? 'valid';
    console.info(`${name}: valid`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.info(JSON.stringify(results));
