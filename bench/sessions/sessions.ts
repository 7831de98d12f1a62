// What it costs that many instances learn of ended sessions: `pnpm bench:sessions [--short]`.
// Fifty listeners on a primary with a synchronous standby, asking as the product does, against notifying themselves.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { viewerChanges } from '@app/api/src/db/viewer-changes.ts';
import { root } from '@app/services/src/local-env.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { rounded } from '@app/verify/kit/statistics.ts';
import { missedRevocations } from './acknowledged.ts';
import { heartbeatCost } from './counters.ts';
import { startInstances } from './instances.ts';
import { notifyHeartbeat } from './notify-heartbeat.ts';
import { startPair } from './pair.ts';
import { revocationTimes } from './revocations.ts';
import { slowStandby } from './slow-standby.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const instanceCount = 50;
const size = values.short
  ? { seconds: 4, trials: 20, revocations: 500 }
  : { seconds: 10, trials: 200, revocations: 5000 };
const pauseSeconds = 3;

await ensurePrograms('servers');
// They bring the identity server, whose tables ours need.
execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const pair = await startPair();

async function measure(name: string, listenWith: typeof viewerChanges) {
  const all = await startInstances(instanceCount, listenWith, pair.address);
  try {
    const result = {
      ...(await heartbeatCost(pair.admin, size.seconds)),
      revocation: await revocationTimes(all, pair.admin, size.trials),
      slowStandby: await slowStandby(all, pair, pauseSeconds),
    };
    console.info(`${name}: ${JSON.stringify(result)}`);
    return result;
  } finally {
    await all.stop();
  }
}

async function compare() {
  const baseline = await measure('notifying themselves', notifyHeartbeat);
  const { revocation, slowStandby: slow, ...cost } = await measure('asking', viewerChanges);
  return {
    instances: instanceCount,
    ...cost,
    wakeUpRatio: rounded(baseline.wakeUpsPerSecond / cost.wakeUpsPerSecond),
    revocation,
    slowStandby: slow,
    missed: await missedRevocations(pair.admin, pair.address, size.revocations),
    baseline,
  };
}

try {
  const result = await compare();
  conclude(import.meta.dirname, 'sessions', result, (floors) => [
    result.commitsPerSecond > floors.commitsPerSecond &&
      `more than ${floors.commitsPerSecond} commits a second`,
    result.queriesPerSecond > floors.queriesPerSecond &&
      `more than ${floors.queriesPerSecond} queries a second`,
    result.wakeUpRatio < floors.wakeUpRatio && `wake-ups are less than ${floors.wakeUpRatio} times fewer`,
    result.revocation.maxMs > floors.revocation.maxMs &&
      `a revocation took more than ${floors.revocation.maxMs} ms to reach every instance`,
    result.revocation.stillAccepted + result.slowStandby.stillAccepted > 0 && 'an ended session was accepted',
    result.missed.afterAcknowledged > 0 && 'an answer came before a revocation that was acknowledged',
    result.slowStandby.viewerQueriesPerSecond > floors.slowStandby.viewerQueriesPerSecond &&
      `a slow standby caused more than ${floors.slowStandby.viewerQueriesPerSecond} queries a second`,
    result.slowStandby.failed > 0 && 'a slow standby made requests of live sessions fail',
    result.slowStandby.lostConnections > 0 && 'a slow standby cost connections',
  ]);
} finally {
  await pair.stop();
}
