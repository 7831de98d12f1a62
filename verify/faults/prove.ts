import { setTimeout as pause } from 'node:timers/promises';
import { patientPool } from '@app/api/test/patient-pool';
import { seeded } from '@app/api/test/random';
import { servicesFolder } from '@app/services/local-env';
import { databaseAddress } from '@app/services/servers/postgres';
import { query } from '../kit/database/query.ts';
import { conclude } from '../kit/conclude.ts';
import { rounded } from '../kit/statistics.ts';
import { onStopSignal } from '@app/scripts/product/processes';
import { judgeSideEffects } from '../kit/product/side-effects.ts';
import { until } from '../kit/process/until.ts';
import { judgeWritten } from './checks.ts';
import { degradationTable, outagesOf, type Struck } from './degradation.ts';
import { judgeMails, untilWorkIsDone } from './jobs.ts';
import { controlKinds, drawFaults, faultKinds } from './kinds.ts';
import { peopleNeeded, startLoad } from './load.ts';
import { missingPictures } from './stored.ts';
import { startWorld, type World } from './world.ts';

/** Longest that anything may take to work again once the cause is gone. */
const patience = 90_000;

type Options = { seed: number; isControl: boolean; kinds: string[]; count: number };
type Load = Awaited<ReturnType<typeof startLoad>>;

/** Acknowledges before anything is written: what the control run has to find out. */
async function acknowledgeTooEarly(): Promise<void> {
  for (const setting of [
    'synchronous_commit = off',
    `wal_writer_delay = '10s'`,
    `wal_writer_flush_after = '100MB'`,
  ])
    await query(`alter system set ${setting}`, databaseAddress);
  await query('select pg_reload_conf()', databaseAddress);
}

/** One fault after the other; each has to be overcome before the next comes. */
async function strikeAll(world: World, load: Load, { seed, kinds, count }: Options): Promise<Struck[]> {
  const random = seeded(seed);
  const struck: Struck[] = [];
  for (const kind of drawFaults(random, kinds, count)) {
    await pause(300 + random.below(1200));
    const at = performance.now();
    await faultKinds[kind]!(world, random);
    const overAt = performance.now();
    const isBack = () => load.worksSince(overAt);
    // One that is never overcome is below the floor by its time alone.
    await until(`everything works again after "${kind}"`, isBack, patience).catch(console.error);
    const one = { kind, at, overAt, settledAt: performance.now() };
    struck.push(one);
    const outages = outagesOf(one, load.seen).map(({ feature, seconds }) => `${feature} ${seconds} s`);
    console.info(
      `${struck.length}: ${kind}, ${rounded((overAt - at) / 1000)} s; ${outages.join(', ') || 'nobody noticed'}`,
    );
  }
  return struck;
}

/** Everything that was acknowledged is there once, everything that was begun is done, everything counted is right. */
async function judge(world: World, { ledger }: Load) {
  const pool = patientPool(databaseAddress);
  try {
    const work = await untilWorkIsDone(pool);
    const { missing, doubled } = await judgeWritten(pool, ledger);
    missing.push(...(await missingPictures(pool, world.environment, ledger.pictures)));
    const mails = await judgeMails(pool);
    const contradictions = await judgeSideEffects({ pool });
    return { work, missing, doubled, mails, contradictions };
  } finally {
    await pool.end();
  }
}

async function breakThings(world: World, load: Load, options: Options): Promise<Struck[]> {
  try {
    if (options.isControl) await acknowledgeTooEarly();
    return await strikeAll(world, load, options);
  } finally {
    await load.stop();
  }
}

async function run(world: World, options: Options) {
  const load = await startLoad(options.seed);
  const struck = await breakThings(world, load, options);
  const { work, missing, doubled, mails, contradictions } = await judge(world, load);
  const strange = load.strange();
  const { crashes, standInDeaths } = world;
  const troubles = { missing, doubled, strange, crashes, contradictions, mails: mails.problems };
  for (const [title, list] of Object.entries(troubles))
    for (const line of list.slice(0, 20)) console.error(`${title}: ${line}`);

  const { ledger, seen } = load;
  return {
    seed: options.seed,
    control: options.isControl,
    faults: struck.length,
    kinds: new Set(struck.map(({ kind }) => kind)).size,
    acknowledged: ledger.acknowledged + ledger.pictures.length + ledger.classified.length,
    lost: missing.length,
    doubled: doubled.length,
    looks: seen.length,
    toldToTryAgain: load.triedAgain(),
    strangeAnswers: strange.length,
    crashes: crashes.length,
    standInDeaths: standInDeaths.length,
    contradictions: contradictions.length,
    jobsLeft: work.left,
    jobsFailed: work.failed,
    jobsDoneAfterSeconds: work.seconds,
    mails: mails.sent,
    wrongMails: mails.problems.length,
    mailsDeliveredAgain: mails.again,
    slowestRecoverySeconds: rounded(Math.max(...struck.map((one) => one.settledAt - one.overAt)) / 1000),
    degradation: degradationTable(struck, seen),
  };
}

type Asked = {
  seed: number;
  isShort: boolean;
  isControl: boolean;
  only?: string[] | undefined;
  count?: number | undefined;
};

export async function prove({ seed, isShort, isControl, only, count: wanted }: Asked): Promise<void> {
  console.info(`seed ${seed}; logs in ${servicesFolder}`);
  const kinds = only ?? (isControl ? controlKinds : Object.keys(faultKinds));
  // In the short form each kind once: there are ten and one.
  const count = wanted ?? (isControl ? 5 : isShort ? kinds.length : 100);
  const world = await startWorld(seeded(seed + 1), peopleNeeded);
  onStopSignal(world.stop);
  try {
    const result = await run(world, { seed, isControl, kinds, count });
    conclude(import.meta.dirname, 'faults', result, (floors) => {
      const lost = result.lost > floors.lost && `${result.lost} acknowledged writes are lost`;
      if (isControl) return [lost];
      return [
        lost,
        result.faults < (isShort ? count : floors.faults) && `only ${result.faults} faults`,
        result.kinds < floors.kinds && `only ${result.kinds} kinds of faults`,
        result.acknowledged < (floors.acknowledged * count) / floors.faults &&
          `only ${result.acknowledged} writes: that is no load`,
        result.doubled > floors.doubled && `${result.doubled} writes are there twice`,
        result.strangeAnswers > floors.strangeAnswers &&
          `${result.strangeAnswers} answers were neither right nor told what is the matter`,
        result.crashes > floors.crashes && `${result.crashes} processes ended by themselves`,
        result.contradictions > floors.contradictions && `${result.contradictions} counters are wrong`,
        result.jobsLeft + result.jobsFailed > floors.jobsLeft && 'jobs are lost',
        result.wrongMails > floors.wrongMails && `${result.wrongMails} people did not get one mail`,
        result.slowestRecoverySeconds > floors.slowestRecoverySeconds &&
          `something worked again only after ${result.slowestRecoverySeconds} s`,
      ];
    });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await world.stop();
  }
}
