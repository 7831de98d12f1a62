// Everything in infra/ that a tool can judge: `pnpm check:infra`. patroni.yaml is not among it: Patroni's own check wants
// the machines that it names; `pnpm test:failover` runs it instead.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@app/services/local-env';
import { run } from '@app/services/run';
import { haproxyEnvironment } from '../failover/haproxy.ts';
import { checkChart } from './chart.ts';
import { programs } from './programs.ts';

const infra = join(root, 'infra');
const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-infra-'));

async function checkAlerts(): Promise<void> {
  const program = await programs.promtool();
  const judge = (...words: string[]) => run({ program, arguments: words, folder: join(infra, 'monitoring') });
  await judge('check', 'rules', 'alerts.yaml');
  await judge('test', 'rules', 'alerts.test.yaml');
  await judge('check', 'config', '--syntax-only', 'prometheus.yaml');
}

const checkHaproxy = async () =>
  void (await run({
    program: await programs.haproxy(),
    arguments: ['-c', '-f', join(infra, 'database/haproxy.cfg')],
    environment: haproxyEnvironment,
  }));

const checks = { chart: () => checkChart(folder), alerts: checkAlerts, haproxy: checkHaproxy };
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
