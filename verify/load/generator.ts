// The load itself, in a process of its own, so that its share of the processor can be told. `generator.ts JSON`.
// Requests come at random moments with a steady mean (Poisson), whatever becomes of those before them, and each is timed
// from the moment at which it was meant to go: a server that stands still does not make its own record look better.
// Prints `measuring` when the warming up is over, `over` when the last was sent, and at the end one JSON line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@app/api/test/random';
import { rounded } from '../kit/statistics.ts';
import { client } from './client.ts';
import type { World } from './kinds/kind.ts';
import { classOf, kinds, type KindName, type Mix } from './mix.ts';
import { inTurn, memberCount } from './people.ts';
import { tally } from './tally.ts';

export type Load = {
  origin: string;
  seed: number;
  /** Which of several loads this is: each has other people who write, after those of the one before. */
  turn?: { number: number; firstWriter: number };
  /** Requests in a second. */
  rate: number;
  warmUpSeconds: number;
  /** Until then, or until so many have been sent. */
  seconds: number;
  requests?: number;
  mix: Mix;
  world: Pick<World, 'listings' | 'posts' | 'news' | 'innovation' | 'files'>;
  photos: string;
};

const load = JSON.parse(process.argv[2] ?? '') as Load;
const { number, firstWriter } = load.turn ?? { number: 0, firstWriter: 0 };
const random = seeded(load.seed + number);
const boundary = 'load-photo';
const form = (name: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\n` +
        'Content-Type: image/jpeg\r\n\r\n',
    ),
    readFileSync(join(load.photos, name)),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const forms = {
  type: `multipart/form-data; boundary=${boundary}`,
  bodies: readdirSync(load.photos).map(form),
};
const world: World = { ...load.world, forms, random };

const parts = Object.entries(load.mix) as [KindName, number][];
const whole = parts.reduce((sum, [, part]) => sum + part, 0);
function anyKind(): KindName {
  let left = (random.below(1_000_000) / 1_000_000) * whole;
  return (parts.find(([, part]) => (left -= part) < 0) ?? parts[0]!)[0];
}
/** Exponential gaps, in milliseconds. */
const gap = () => (-Math.log(1 - random.below(1_000_000) / 1_000_000) * 1000) / load.rate;

const people = client(load.origin);
const writers = inTurn(load.seed, firstWriter);
let writes = 0;
const record = tally();
const underWay = new Set<Promise<void>>();
let most = 0;

async function ask(intended: number, began: number, isMeasured: boolean): Promise<void> {
  const kind = anyKind();
  const isWrite = classOf(kind) === 'writes';
  if (isWrite) writes += 1;
  const person = isWrite ? writers() : random.below(memberCount);
  const answer = await people.send(kinds[kind](world, person), person, kind);
  record.add(kind, answer, performance.now() - intended, (intended - began) / 1000, isMeasured);
}

const loop = monitorEventLoopDelay({ resolution: 5 });
let before = process.cpuUsage();
let sent = 0;
const began = performance.now();
const measuredFrom = began + load.warmUpSeconds * 1000;
const end = measuredFrom + load.seconds * 1000;
let isMeasuring = false;
let next = began + gap();
while (next < end && sent < (load.requests ?? Number.POSITIVE_INFINITY)) {
  const now = performance.now();
  if (!isMeasuring && now >= measuredFrom) {
    isMeasuring = true;
    before = process.cpuUsage();
    loop.enable();
    console.info('measuring');
  }
  if (next > now) {
    await pause(next - now);
    continue;
  }
  const one = ask(next, began, isMeasuring).finally(() => underWay.delete(one));
  underWay.add(one);
  most = Math.max(most, underWay.size);
  sent += 1;
  next += gap();
}
const elapsed = (performance.now() - measuredFrom) / 1000;
const { user, system } = process.cpuUsage(before);
loop.disable();
console.info('over');
await Promise.all(underWay);
people.close();
console.info(
  JSON.stringify({
    ...record.summary(),
    sent,
    writes,
    perSecond: rounded(record.summary().all.count / elapsed),
    mostAtOnce: most,
    generator: {
      processorShare: rounded((user + system) / 1_000_000 / elapsed),
      lagP99Ms: rounded(loop.percentile(99) / 1e6 - 5),
    },
  }),
);
