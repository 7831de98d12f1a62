// What classifying over HTTP costs beside the bare work: `pnpm bench:classify [--rounds 5] [--seconds 8]`.
// The same photos through a loop of decoder and network, and through the endpoint, in turns.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@app/services/local-env';
import { run } from '@app/services/run';
import { writePhotos } from '@app/verify/kit/dataset/photos';
import { prepareDatabase, startClassifier } from './server.ts';
import { conclude } from '@app/verify/kit/conclude';
import { median, rounded } from '@app/verify/kit/statistics';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
  },
});
const seconds = Number(values.seconds);
/** Enough to keep the processes busy, and few enough that nobody is sent away. */
const senders = 6;
const overload = 3;

type Answers = {
  elapsed: number;
  answers: { status: number; count: number; p50: number; p95: number; p99: number }[];
};

const program = async <T>(file: string, ...words: (string | number)[]) =>
  JSON.parse(
    await run({
      program: process.execPath,
      arguments: [join(import.meta.dirname, file), ...words.map(String)],
      // As the classifier processes have it.
      environment: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    }),
  ) as T;
const load = (...words: (string | number)[]) => program<Answers>('load.ts', ...words);
const statusOf = ({ answers }: Answers, status: number) => answers.find((one) => one.status === status);
const perSecond = (answers: Answers, status: number) =>
  (statusOf(answers, status)?.count ?? 0) / answers.elapsed;

function onlySuccess(answers: Answers): Answers {
  if (answers.answers.some(({ status }) => status !== 200)) {
    throw new Error(`a request failed: ${JSON.stringify(answers.answers)}`);
  }
  return answers;
}

execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });
execFileSync('pnpm', ['--filter', '@app/api', 'build'], { cwd: root, stdio: 'ignore' });

const { folder, averageBytes } = await writePhotos();
const database = await prepareDatabase();
const api = await startClassifier(database.url);

/** The machine's mood changes by the minute, so each round compares itself with a twin of its own. */
async function round() {
  const me = (while_: Promise<unknown>) =>
    Promise.all([load('me', api.address, seconds, database.token).then(onlySuccess), while_]);

  const [idle] = await me(Promise.resolve());
  const bare = await program<{ photos: number; milliseconds: number }>(
    '../../verify/kit/load/classify-baseline.ts',
    folder,
    seconds,
  );

  await load('upload', api.address, 1, folder, 'at-once', senders);
  await api.loopDelay();
  const before = api.processorTime();
  const full = onlySuccess(await load('upload', api.address, seconds, folder, 'at-once', senders));
  const spent = api.processorTime() - before;
  const peak = perSecond(full, 200);

  const busy = load('upload', api.address, seconds, folder, 'at-once', senders);
  const [loaded] = await me(busy);
  const delay = await api.loopDelay();

  const flood = await load('upload', api.address, seconds, folder, 'per-second', Math.ceil(overload * peak));
  const others = flood.answers.filter(({ status }) => status !== 200 && status !== 503);
  if (others.length > 0) throw new Error(`neither answered nor sent away: ${JSON.stringify(others)}`);

  const endpoint = spent / (statusOf(full, 200)?.count ?? Number.NaN);
  const measured = {
    ratio: endpoint / bare.milliseconds,
    bare: bare.milliseconds,
    endpoint,
    peak,
    loopDelay: delay,
    meIdle: statusOf(idle, 200)?.p95 ?? Number.NaN,
    meLoaded: statusOf(loaded, 200)?.p95 ?? Number.NaN,
    goodput: perSecond(flood, 200) / peak,
    refused: statusOf(flood, 503)?.count ?? 0,
    refusedIn: statusOf(flood, 503)?.p99 ?? 0,
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

const middle = (pick: (one: (typeof rounds)[number]) => number) => median(rounds.map(pick));
const result = {
  ratio: middle((one) => one.ratio),
  eventLoopDelayP99Ms: middle((one) => one.loopDelay),
  meP95Ratio: middle((one) => one.meLoaded / one.meIdle),
  goodputAtThreeTimes: middle((one) => one.goodput),
  refusedP99Ms: middle((one) => one.refusedIn),
  processorMs: { bare: middle((one) => one.bare), endpoint: middle((one) => one.endpoint) },
  meP95Ms: { idle: middle((one) => one.meIdle), loaded: middle((one) => one.meLoaded) },
  peakPerSecond: middle((one) => one.peak),
  averageBytes,
  rounds: rounds.length,
};

conclude(import.meta.dirname, 'classify', result, (floors) => [
  result.ratio > floors.ratio && `a photo costs more than ${floors.ratio} times the bare work`,
  result.eventLoopDelayP99Ms > floors.eventLoopDelayP99Ms &&
    `the event loop is held up for more than ${floors.eventLoopDelayP99Ms} ms`,
  result.meP95Ratio > floors.meP95Ratio && `GET /auth/me is more than ${floors.meP95Ratio} times slower`,
  result.goodputAtThreeTimes < floors.goodputAtThreeTimes &&
    `at three times the load less than ${floors.goodputAtThreeTimes} of the peak is answered`,
  result.refusedP99Ms > floors.refusedP99Ms && `who is sent away waits more than ${floors.refusedP99Ms} ms`,
]);
