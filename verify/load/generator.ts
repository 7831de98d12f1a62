// The load generator, a separate process so that its CPU time can be measured. `generator.ts JSON`.
// Requests are sent at random times with a constant mean rate (Poisson), without waiting for responses, and each is timed
// from its intended send time, so that a stalled server does not hide its delay (coordinated omission).
// Prints `measuring` after the warm-up, `over` after the last request, and at the end one JSON line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@app/api/test/random.ts';
import { rounded } from '../kit/statistics.ts';
import { createClient } from './client.ts';
import type { LoadContext } from './kinds/kind.ts';
import { classOf, kinds, type KindName, type Mix } from './mix.ts';
import { roundRobin, memberCount } from './users.ts';
import { createTally } from './tally.ts';

export type Load = {
  origin: string;
  seed: number;
  /** The number of this load; each load continues with the next writers. */
  turn?: { number: number; firstWriter: number };
  /** Requests in a second. */
  rate: number;
  warmUpSeconds: number;
  /** Ends after this time or after `requests`. */
  seconds: number;
  requests?: number;
  mix: Mix;
  dataset: Pick<LoadContext, 'listings' | 'posts' | 'news' | 'innovation' | 'files'>;
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
const context: LoadContext = { ...load.dataset, forms, random };

const weights = Object.entries(load.mix) as [KindName, number][];
const totalWeight = weights.reduce((sum, [, part]) => sum + part, 0);
function pickKind(): KindName {
  let left = (random.below(1_000_000) / 1_000_000) * totalWeight;
  return (weights.find(([, part]) => (left -= part) < 0) ?? weights[0]!)[0];
}
/** Exponential gaps, in milliseconds. */
const nextGapMs = () => (-Math.log(1 - random.below(1_000_000) / 1_000_000) * 1000) / load.rate;

const loadClient = createClient(load.origin);
const writers = roundRobin(load.seed, firstWriter);
let writes = 0;
const results = createTally();
const inFlight = new Set<Promise<void>>();
let maxInFlight = 0;

async function sendOne(intended: number, began: number, isMeasured: boolean): Promise<void> {
  const kind = pickKind();
  const isWrite = classOf(kind) === 'writes';
  if (isWrite) writes += 1;
  const userNumber = isWrite ? writers() : random.below(memberCount);
  const response = await loadClient.send(kinds[kind](context, userNumber), userNumber, kind);
  results.add(kind, response, performance.now() - intended, (intended - began) / 1000, isMeasured);
}

const loop = monitorEventLoopDelay({ resolution: 5 });
let before = process.cpuUsage();
let sent = 0;
const began = performance.now();
const measuredFrom = began + load.warmUpSeconds * 1000;
const end = measuredFrom + load.seconds * 1000;
let isMeasuring = false;
let next = began + nextGapMs();
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
  const one = sendOne(next, began, isMeasuring).finally(() => inFlight.delete(one));
  inFlight.add(one);
  maxInFlight = Math.max(maxInFlight, inFlight.size);
  sent += 1;
  next += nextGapMs();
}
const elapsed = (performance.now() - measuredFrom) / 1000;
const { user, system } = process.cpuUsage(before);
loop.disable();
console.info('over');
await Promise.all(inFlight);
loadClient.close();
console.info(
  JSON.stringify({
    ...results.summary(),
    sent,
    writes,
    perSecond: rounded(results.summary().all.count / elapsed),
    mostAtOnce: maxInFlight,
    generator: {
      processorShare: rounded((user + system) / 1_000_000 / elapsed),
      lagP99Ms: rounded(loop.percentile(99) / 1e6 - 5),
    },
  }),
);
