// What classifying over HTTP costs compared with a baseline: `pnpm bench:classify [--rounds 5] [--seconds 8]`.
// The same photos through a loop of decoder and network, and through the endpoint, in turns.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '@app/services/src/run.ts';
import { writePhotos } from '@app/verify/kit/dataset/photos.ts';
import { prepareDatabase, startClassifier } from './server.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { prepareApi } from '@app/verify/kit/product/prepare-api.ts';
import { median, rounded } from '@app/verify/kit/statistics.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
  },
});
const seconds = Number(values.seconds);
/** Enough to keep the processes busy, and few enough that no request is refused. */
const senders = 6;
const overload = 3;

type LoadResult = {
  elapsed: number;
  answers: { status: number; count: number; p50: number; p95: number; p99: number }[];
};

const program = async <T>(file: string, ...words: (string | number)[]) =>
  JSON.parse(
    await run({
      program: process.execPath,
      arguments: [join(import.meta.dirname, file), ...words.map(String)],
      // The same settings as the classifier processes.
      environment: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    }),
  ) as T;
const load = (...words: (string | number)[]) => program<LoadResult>('load.ts', ...words);
const statusOf = ({ answers }: LoadResult, status: number) => answers.find((one) => one.status === status);
const perSecond = (answers: LoadResult, status: number) =>
  (statusOf(answers, status)?.count ?? 0) / answers.elapsed;

function assertAllSucceeded(answers: LoadResult): LoadResult {
  if (answers.answers.some(({ status }) => status !== 200)) {
    throw new Error(`a request failed: ${JSON.stringify(answers.answers)}`);
  }
  return answers;
}

prepareApi();

const { folder, averageBytes } = await writePhotos();
const database = await prepareDatabase();
const api = await startClassifier(database.url);

/** Machine speed varies over time, so each round is compared with its own baseline. */
async function round() {
  const me = (during: Promise<unknown>) =>
    Promise.all([load('me', api.address, seconds, database.token).then(assertAllSucceeded), during]);

  const [idle] = await me(Promise.resolve());
  const baseline = await program<{ photos: number; milliseconds: number }>(
    '../../verify/kit/load/classify-baseline.ts',
    folder,
    seconds,
  );

  await load('upload', api.address, 1, folder, 'at-once', senders);
  await api.loopDelay();
  const before = api.processorTime();
  const full = assertAllSucceeded(await load('upload', api.address, seconds, folder, 'at-once', senders));
  const spent = api.processorTime() - before;
  const peak = perSecond(full, 200);

  const busy = load('upload', api.address, seconds, folder, 'at-once', senders);
  const [loaded] = await me(busy);
  const delay = await api.loopDelay();

  const overloaded = await load(
    'upload',
    api.address,
    seconds,
    folder,
    'per-second',
    Math.ceil(overload * peak),
  );
  const others = overloaded.answers.filter(({ status }) => status !== 200 && status !== 503);
  if (others.length > 0) throw new Error(`unexpected statuses under overload: ${JSON.stringify(others)}`);

  const endpoint = spent / (statusOf(full, 200)?.count ?? Number.NaN);
  const measured = {
    ratio: endpoint / baseline.milliseconds,
    baseline: baseline.milliseconds,
    endpoint,
    peak,
    loopDelay: delay,
    meIdle: statusOf(idle, 200)?.p95 ?? Number.NaN,
    meLoaded: statusOf(loaded, 200)?.p95 ?? Number.NaN,
    goodput: perSecond(overloaded, 200) / peak,
    refused: statusOf(overloaded, 503)?.count ?? 0,
    refusedIn: statusOf(overloaded, 503)?.p99 ?? 0,
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
  for (let count = 0; count < Number(values.rounds); count += 1) rounds.push(await round());
} finally {
  await api.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
}

const medianOf = (pick: (one: (typeof rounds)[number]) => number) => median(rounds.map(pick));
const result = {
  ratio: medianOf((one) => one.ratio),
  eventLoopDelayP99Ms: medianOf((one) => one.loopDelay),
  meP95Ratio: medianOf((one) => one.meLoaded / one.meIdle),
  goodputAtThreeTimes: medianOf((one) => one.goodput),
  refusedP99Ms: medianOf((one) => one.refusedIn),
  processorMs: { baseline: medianOf((one) => one.baseline), endpoint: medianOf((one) => one.endpoint) },
  meP95Ms: { idle: medianOf((one) => one.meIdle), loaded: medianOf((one) => one.meLoaded) },
  peakPerSecond: medianOf((one) => one.peak),
  averageBytes,
  rounds: rounds.length,
};

conclude(import.meta.dirname, 'classify', result, (floors) => [
  result.ratio > floors.ratio && `a photo costs more than ${floors.ratio} times the baseline`,
  result.eventLoopDelayP99Ms > floors.eventLoopDelayP99Ms &&
    `the event loop is blocked for more than ${floors.eventLoopDelayP99Ms} ms`,
  result.meP95Ratio > floors.meP95Ratio && `GET /auth/me is more than ${floors.meP95Ratio} times slower`,
  result.goodputAtThreeTimes < floors.goodputAtThreeTimes &&
    `at three times the load less than ${floors.goodputAtThreeTimes} of the peak succeeds`,
  result.refusedP99Ms > floors.refusedP99Ms && `a refusal takes more than ${floors.refusedP99Ms} ms`,
]);
