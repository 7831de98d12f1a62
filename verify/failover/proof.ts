// Kills the primary database under read and write load: `pnpm test:failover [--short] [--control] [--built]`.
// With --control commits are acknowledged before they are written; the test must detect lost writes and exit with 1.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '@app/api/test/random.ts';
import { root } from '@app/services/src/local-env.ts';
import { conclude } from '../kit/conclude.ts';
import { median, rounded } from '../kit/statistics.ts';
import { onStopSignal } from '@app/scripts/product/processes.ts';
import { findLostWrites } from '../kit/database/lost-writes.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import { startDatabase } from './database.ts';
import { startProduct } from './product.ts';
import { startReaders } from './readers.ts';
import { startWriters } from './writers.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const kills = values.short || values.control ? 3 : 20;
const writerCount = 16;
const seed = Number(values.seed);
const random = seeded(seed);
console.info(`seed ${seed}`);

execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });
if (!values.built) execFileSync('pnpm', ['build'], { cwd: root, stdio: 'ignore' });

const database = await startDatabase();
const stops: (() => Promise<unknown>)[] = [database.stop];
const stopAll = async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};
onStopSignal(stopAll);
const resumedAfter: number[] = [];

async function prove() {
  const product = await startProduct(database, writerCount);
  stops.push(() => product.stop());
  if (values.control) await database.acknowledgeBeforeFlush();
  const readers = startReaders(product.origin);
  await readers.warmUp();
  if (readers.failures.length > 0)
    throw new Error(`pages fail before the first kill: ${JSON.stringify(readers.failures)}`);
  const writers = startWriters(product.origin, writerCount);
  const stopReading = readers.start();

  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(2000 + random.below(3000));
    const primary = await database.primary();
    const killedAt = performance.now();
    await primary.kill();
    const resumed = () => writers.acknowledged.find(({ askedAt }) => askedAt > killedAt);
    await waitUntil('writes succeed again', async () => Boolean(resumed()), 120_000);
    resumedAfter.push(rounded((resumed()!.at - killedAt) / 1000));
    primary.start();
    const pairedAfter = await database.waitForStandby();
    console.info(
      `kill ${kill}: ${primary.name}; writing after ${resumedAfter.at(-1)} s, paired ${rounded(pairedAfter / 1000)} s later`,
    );
  }
  await pause(2000);
  await writers.stop();
  await stopReading();
  const clonedFromBackup = await database.replaceStandby();
  const { missing, doubled } = await findLostWrites(product.address, 'failover', writers.acknowledged);
  const failedPages = readers.failures.filter(({ address }) => !address.startsWith('/api/'));
  for (const failure of readers.failures) console.info(`failed read: ${JSON.stringify(failure)}`);
  for (const [answer, count] of writers.unexpected) console.error(`${count} × ${answer}`);
  return {
    kills,
    acknowledged: writers.acknowledged.length,
    lost: missing.length,
    doubled,
    slowestResumeSeconds: Math.max(...resumedAfter),
    medianResumeSeconds: median(resumedAfter),
    retriedRequests: writers.retryCount(),
    strangeAnswers: [...writers.unexpected.values()].reduce((sum, count) => sum + count, 0),
    pages: readers.counts.pages,
    failedPages: failedPages.length,
    freshReads: readers.counts.reads,
    clonedFromBackup,
    failedFreshReads: readers.failures.length - failedPages.length,
    seed,
  };
}

try {
  const result = await prove();
  conclude(import.meta.dirname, 'failover', result, (floors) => {
    const lost = result.lost > floors.lost && `${result.lost} acknowledged writes are lost`;
    if (values.control) return [lost];
    return [
      lost,
      result.kills < floors.kills && `only ${result.kills} kills`,
      result.acknowledged < floors.acknowledged && `only ${result.acknowledged} writes: the load was too low`,
      result.doubled > floors.doubled && `${result.doubled} writes are stored twice`,
      result.slowestResumeSeconds > floors.slowestResumeSeconds &&
        `writing resumed only after ${result.slowestResumeSeconds} s`,
      result.strangeAnswers > floors.strangeAnswers &&
        `${result.strangeAnswers} responses were not "coba lagi"`,
      result.clonedFromBackup !== floors.clonedFromBackup && 'a new standby did not come out of the backups',
      result.pages < floors.pages && `only ${result.pages} pages were requested`,
      result.failedPages > floors.failedPages && `${result.failedPages} public pages failed`,
    ];
  });
} finally {
  await stopAll();
}
