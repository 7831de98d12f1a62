import { setTimeout as pause } from 'node:timers/promises';
import { poolWithoutTimeouts } from '@app/api/test/pool-without-timeouts.ts';
import { seeded } from '@app/api/test/random.ts';
import { servicesFolder } from '@app/services/src/local-env.ts';
import { databaseAddress } from '@app/services/src/servers/postgres.ts';
import { query } from '../kit/database/query.ts';
import { conclude } from '../kit/conclude.ts';
import { rounded } from '../kit/statistics.ts';
import { onStopSignal } from '@app/scripts/product/processes.ts';
import { checkSideEffects } from '../kit/product/side-effects.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import { checkWrites } from './checks.ts';
import { degradationTable, outagesOf, type InjectedFault } from './degradation.ts';
import { checkMails, waitForJobs } from './jobs.ts';
import { controlKinds, shuffledFaults, faultKinds } from './kinds.ts';
import { usersNeeded, startLoad } from './load.ts';
import { missingPictures } from './missing-pictures.ts';
import { startTestEnvironment, type TestEnvironment } from './test-environment.ts';

/** How long recovery may take after the cause of a fault has ended. */
const recoveryTimeoutMs = 180_000;

type Options = { seed: number; isControl: boolean; kinds: string[]; count: number };
type Load = Awaited<ReturnType<typeof startLoad>>;

/** Commits are acknowledged before they are flushed, so that the control run must lose writes. */
async function acknowledgeBeforeFlush(): Promise<void> {
  for (const setting of [
    'synchronous_commit = off',
    `wal_writer_delay = '10s'`,
    `wal_writer_flush_after = '100MB'`,
  ])
    await query(`alter system set ${setting}`, databaseAddress);
  await query('select pg_reload_conf()', databaseAddress);
}

/** Injects one fault after the other and waits for recovery after each. */
async function injectFaults(
  testEnvironment: TestEnvironment,
  load: Load,
  { seed, kinds, count }: Options,
): Promise<InjectedFault[]> {
  const random = seeded(seed);
  const injected: InjectedFault[] = [];
  for (const kind of shuffledFaults(random, kinds, count)) {
    await pause(300 + random.below(1200));
    const at = performance.now();
    await faultKinds[kind]!(testEnvironment, random);
    const endedAt = performance.now();
    const hasRecovered = () => load.worksSince(endedAt);
    // A timeout is reported by the recovery time in the result.
    await waitUntil(`everything works again after "${kind}"`, hasRecovered, recoveryTimeoutMs).catch(
      console.error,
    );
    const one = { kind, at, endedAt, recoveredAt: performance.now() };
    injected.push(one);
    const outages = outagesOf(one, load.seen).map(({ feature, seconds }) => `${feature} ${seconds} s`);
    console.info(
      `${injected.length}: ${kind}, ${rounded((endedAt - at) / 1000)} s; ${outages.join(', ') || 'no outage'}`,
    );
  }
  return injected;
}

/** Every acknowledged write is stored once, every job is done, and every counter is correct. */
async function verify(testEnvironment: TestEnvironment, { ledger }: Load) {
  const pool = poolWithoutTimeouts(databaseAddress);
  try {
    const work = await waitForJobs(pool);
    const { missing, doubled } = await checkWrites(pool, ledger);
    missing.push(...(await missingPictures(pool, testEnvironment.environment, ledger.pictures)));
    const mails = await checkMails(pool);
    const contradictions = await checkSideEffects({ pool });
    return { work, missing, doubled, mails, contradictions };
  } finally {
    await pool.end();
  }
}

async function injectFaultsUnderLoad(
  testEnvironment: TestEnvironment,
  load: Load,
  options: Options,
): Promise<InjectedFault[]> {
  try {
    if (options.isControl) await acknowledgeBeforeFlush();
    return await injectFaults(testEnvironment, load, options);
  } finally {
    await load.stop();
  }
}

async function run(testEnvironment: TestEnvironment, options: Options) {
  const load = await startLoad(options.seed);
  const injected = await injectFaultsUnderLoad(testEnvironment, load, options);
  const { work, missing, doubled, mails, contradictions } = await verify(testEnvironment, load);
  const unexpected = load.unexpected();
  const { crashes, standInDeaths } = testEnvironment;
  const problems = {
    missing,
    doubled,
    unexpected,
    crashes,
    contradictions,
    mails: mails.problems,
  };
  for (const [title, list] of Object.entries(problems))
    for (const line of list.slice(0, 20)) console.error(`${title}: ${line}`);

  const { ledger, seen } = load;
  return {
    seed: options.seed,
    control: options.isControl,
    faults: injected.length,
    kinds: new Set(injected.map(({ kind }) => kind)).size,
    acknowledged: ledger.acknowledged + ledger.pictures.length + ledger.classified.length,
    lost: missing.length,
    doubled: doubled.length,
    looks: seen.length,
    retriedRequests: load.retryCount(),
    strangeAnswers: unexpected.length,
    crashes: crashes.length,
    standInDeaths: standInDeaths.length,
    contradictions: contradictions.length,
    jobsLeft: work.left,
    jobsFailed: work.failed,
    jobsDoneAfterSeconds: work.seconds,
    mails: mails.sent,
    wrongMails: mails.problems.length,
    mailsDeliveredAgain: mails.again,
    slowestRecoverySeconds: rounded(Math.max(...injected.map((one) => one.recoveredAt - one.endedAt)) / 1000),
    degradation: degradationTable(injected, seen),
  };
}

type ProveOptions = {
  seed: number;
  isShort: boolean;
  isControl: boolean;
  only?: string[] | undefined;
  count?: number | undefined;
};

export async function prove({
  seed,
  isShort,
  isControl,
  only,
  count: requestedCount,
}: ProveOptions): Promise<void> {
  console.info(`seed ${seed}; logs in ${servicesFolder}`);
  const kinds = only ?? (isControl ? controlKinds : Object.keys(faultKinds));
  // The short run injects each kind once.
  const count = requestedCount ?? (isControl ? 5 : isShort ? kinds.length : 100);
  const testEnvironment = await startTestEnvironment(seeded(seed + 1), usersNeeded);
  onStopSignal(testEnvironment.stop);
  try {
    const result = await run(testEnvironment, { seed, isControl, kinds, count });
    conclude(import.meta.dirname, 'faults', result, (floors) => {
      const lost = result.lost > floors.lost && `${result.lost} acknowledged writes are lost`;
      if (isControl) return [lost];
      return [
        lost,
        result.faults < (isShort ? count : floors.faults) && `only ${result.faults} faults`,
        result.kinds < floors.kinds && `only ${result.kinds} kinds of faults`,
        // The short run is part of CI, where a busy machine writes less and recovers later.
        result.acknowledged < (isShort ? count : (floors.acknowledged * count) / floors.faults) &&
          `only ${result.acknowledged} writes: the load was too low`,
        result.doubled > floors.doubled && `${result.doubled} writes are stored twice`,
        result.strangeAnswers > floors.strangeAnswers &&
          `${result.strangeAnswers} responses were neither correct nor a known error`,
        result.crashes > floors.crashes && `${result.crashes} processes crashed`,
        result.contradictions > floors.contradictions && `${result.contradictions} counters are wrong`,
        result.jobsLeft + result.jobsFailed > floors.jobsLeft && 'jobs are lost',
        result.wrongMails > floors.wrongMails &&
          `${result.wrongMails} new members did not get exactly one mail`,
        result.slowestRecoverySeconds >
          (isShort ? recoveryTimeoutMs / 1000 : floors.slowestRecoverySeconds) &&
          `the slowest recovery took ${result.slowestRecoverySeconds} s`,
      ];
    });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await testEnvironment.stop();
  }
}
