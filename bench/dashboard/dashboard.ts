// Response times of the dashboard for a member with a hundred thousand scans: `pnpm bench:dashboard [--short] [--rebuild]`.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { listActivity, showDashboard } from '@app/contract/dashboard';
import { zones } from '@app/contract/provinces';
import { listScans } from '@app/contract/smart-sort';
import { root } from '@app/services/src/local-env.ts';
import { startApi } from '../kit/built-api.ts';
import { prepareScans } from './database.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { median, percentile, rounded } from '@app/verify/kit/statistics.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, rebuild: { type: 'boolean', default: false } },
});
const size = values.short
  ? { scans: 10_000, rounds: 1, requests: 40 }
  : { scans: 100_000, rounds: 5, requests: 100 };

execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });
execFileSync('pnpm', ['--filter', '@app/api', 'build'], { cwd: root, stdio: 'ignore' });
const { address, scans } = await prepareScans(size.scans, values.rebuild);

const token = hash('sha256', 'session-0', 'base64url');
const inTurns = (paths: string[]) =>
  Array.from({ length: size.requests }, (_, number) => paths[number % paths.length]!);
const requestPaths = {
  summary: inTurns(Object.values(zones).map((zone) => `${showDashboard.path}?zone=${zone}`)),
  history: inTurns([
    listScans.path,
    `${listScans.path}?material=logam`,
    `${listScans.path}?material=kaca&feedback=wrong`,
    // No match: all rows are scanned.
    `${listScans.path}?material=plastik&feedback=wrong`,
  ]),
  activity: inTurns([listActivity.path]),
};

const api = await startApi(address);
async function round() {
  const p95 = async (paths: string[]) => percentile(await api.times(paths, token), 0.95);
  const measured = {
    summary: await p95(requestPaths.summary),
    history: await p95(requestPaths.history),
    activity: await p95(requestPaths.activity),
  };
  console.info(
    Object.entries(measured)
      .map(([name, value]) => `${name} ${rounded(value)}`)
      .join(', '),
  );
  return measured;
}

const rounds: Awaited<ReturnType<typeof round>>[] = [];
try {
  // Warm-up: fills caches and lets the code be compiled.
  await round();
  for (let count = 0; count < size.rounds; count += 1) rounds.push(await round());
} finally {
  await api.stop();
}

const result = {
  summaryP95Ms: median(rounds.map((one) => one.summary)),
  historyP95Ms: median(rounds.map((one) => one.history)),
  activityP95Ms: median(rounds.map((one) => one.activity)),
  scans,
  rounds: rounds.length,
};

conclude(import.meta.dirname, 'dashboard', result, (floors) => [
  result.summaryP95Ms > floors.summaryP95Ms && `the figures take more than ${floors.summaryP95Ms} ms`,
  result.historyP95Ms > floors.historyP95Ms && `the history takes more than ${floors.historyP95Ms} ms`,
  result.activityP95Ms > floors.activityP95Ms && `the activity takes more than ${floors.activityP95Ms} ms`,
  !values.short && result.scans < floors.scans && `there are fewer than ${floors.scans} scans`,
]);
