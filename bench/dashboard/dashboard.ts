// Response times of the dashboard for a member with a hundred thousand scans: `pnpm bench:dashboard [--short] [--rebuild]`.
// Each is compared with one pass of plain SQL over that member's scans in the same round; milliseconds are printed only.
import { hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createPool } from '@app/api/src/db/database.ts';
import { listActivity, showDashboard } from '@app/contract/dashboard';
import { zones } from '@app/contract/provinces';
import { listScans } from '@app/contract/smart-sort';
import { startApi } from '../kit/built-api.ts';
import { benchedMember, prepareScans } from './database.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { prepareApi } from '@app/verify/kit/product/prepare-api.ts';
import { median, percentile, rounded } from '@app/verify/kit/statistics.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, rebuild: { type: 'boolean', default: false } },
});
const size = values.short
  ? { scans: 10_000, rounds: 1, requests: 40 }
  : { scans: 100_000, rounds: 5, requests: 100 };

prepareApi();
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

const pool = createPool(address, 1);
async function plainPasses(): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < size.requests; count += 1) {
    const began = performance.now();
    await pool.query(`select count(*), count(is_correct) from app.scan where ${benchedMember}`);
    times.push(performance.now() - began);
  }
  return times;
}

const api = await startApi(address);
async function round() {
  const p95 = async (paths: string[]) => percentile(await api.times(paths, token), 0.95);
  const measured = {
    plainPass: percentile(await plainPasses(), 0.95),
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
  await pool.end();
}

type Part = keyof (typeof rounds)[number];
const milliseconds = (part: Part) => median(rounds.map((one) => one[part]));
const ratio = (part: Part) => median(rounds.map((one) => one[part] / one.plainPass));
const result = {
  summaryRatio: ratio('summary'),
  historyRatio: ratio('history'),
  activityRatio: ratio('activity'),
  p95Ms: {
    plainPass: milliseconds('plainPass'),
    summary: milliseconds('summary'),
    history: milliseconds('history'),
    activity: milliseconds('activity'),
  },
  scans,
  rounds: rounds.length,
};

conclude(import.meta.dirname, 'dashboard', result, (floors) => [
  result.summaryRatio > floors.summaryRatio && `the figures take more than ${floors.summaryRatio} passes`,
  result.historyRatio > floors.historyRatio && `the history takes more than ${floors.historyRatio} passes`,
  result.activityRatio > floors.activityRatio &&
    `the activity takes more than ${floors.activityRatio} passes`,
  !values.short && result.scans < floors.scans && `there are fewer than ${floors.scans} scans`,
]);
