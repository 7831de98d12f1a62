// How many requests per second the product serves on this machine, and what each costs:
// `pnpm test:load [--short] [--costs] [--profile] [--write] [--control] [--rebuild] [--built] [--seed 12] [--from 40]`.
// `--costs`: measures each kind of request alone, as the full run does.
// `--profile`: profiles the busiest process.
// `--write`: writes the figures to docs/capacity.md. `--built`: skips build and services.
// `--control`: every response is delayed by 0.4 s; the rate must fall below the floor, and the run exits with 1.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { conclude } from '../kit/conclude.ts';
import { rounded } from '../kit/statistics.ts';
import { onStopSignal } from '@app/scripts/product/processes.ts';
import { measureBaselines } from './baseline.ts';
import { costs } from './costs.ts';
import { runLoad } from './drive.ts';
import { findRate, isWithinLimits, limits } from './find-rate.ts';
import { busiestPart, measure, type Measured } from './measure.ts';
import { dayMix } from './mix.ts';
import { prepare, sizes } from './prepare.ts';
import { startProduct } from './product.ts';
import { profileBusiest } from './profile-of-busiest.ts';
import { resourceUsage } from './resource-usage.ts';
import { writeCapacity } from './write-capacity.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    costs: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '40' },
  },
});
const isReduced = values.short || values.control;
const size = isReduced
  ? { rows: sizes.short, step: 6, hold: 12, alone: 4, halvings: 2, bare: 3 }
  : { rows: sizes.full, step: 15, hold: 60, alone: 10, halvings: 3, bare: 5 };
const seed = Number(values.seed);
console.info(`seed ${seed}`);

const delayOptions = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'delay-responses.ts')).href}`,
};
const { address, load, photoBytes } = await prepare({ ...values, size: size.rows, seed, mix: dayMix });
const product = await startProduct(address, values.control ? delayOptions : {});
onStopSignal(() => product.stop());

/** A step is short, so the found rate must hold for longer; otherwise a tenth less is tried. */
async function hold(found: number, triesLeft = 4): Promise<Measured & { rate: number }> {
  const measured = await measure(product, { ...load, rate: found, seconds: size.hold });
  const { all, failed, busy } = measured;
  console.info(`held ${found}: p95 ${all.p95} ms, ${failed} failed, busy ${busy}`);
  if (isWithinLimits(measured) || triesLeft === 1) return { ...measured, rate: found };
  return hold(rounded(found * 0.9), triesLeft - 1);
}

async function runLoadTest() {
  load.origin = product.origin;
  const attempt = (rate: number) => runLoad({ ...load, rate, seconds: size.step });
  // Warm-up: fills caches and lets the code be compiled.
  await attempt(Number(values.from) / 2);
  const { rate: found, steps } = await findRate(Number(values.from), size.halvings, attempt);
  const held = await hold(Math.max(found, 1));
  const usage = resourceUsage(product);
  const table = values.costs || !isReduced ? await costs(product, load, size.alone) : undefined;
  await product.stop();
  const atRate = { ...load, rate: held.rate, seconds: size.step };
  const bare = values.control ? undefined : await measureBaselines(atRate, held, size.bare);
  const profile = values.profile ? await profileBusiest(address, atRate) : undefined;
  const { failed, shed, all, classes, processorMs, wholeMs, busy, generator, failures } = held;
  const rate = isWithinLimits(held) ? held.rate : 0;
  return {
    rate,
    failed,
    shed,
    ...limits,
    all,
    classes,
    processorMs,
    wholeMs,
    busy,
    generator,
    ...(bare && { ratioToBareNode: rounded(rate / bare.node.rate), bare }),
    costs: table,
    holdings: usage,
    firstBottleneck: { ...busiestPart(held), ...(profile && { profile }) },
    listings: load.dataset.listings,
    posts: load.dataset.posts,
    photoBytes,
    failures,
    steps: steps.length,
    seed,
  };
}

let result: Awaited<ReturnType<typeof runLoadTest>>;
try {
  result = await runLoadTest();
} catch (error) {
  await product.stop({ keepLog: true });
  throw error;
}

if (values.write) writeCapacity(result);
conclude(import.meta.dirname, isReduced ? 'load-short' : 'load', result, (floors) => [
  result.rate < floors.rate && `the limits hold only up to ${result.rate} requests a second`,
  result.failed > floors.failed && `${result.failed} requests failed`,
  (result.ratioToBareNode ?? 1) < (floors.ratioToBareNode ?? 0) && 'the baseline server is too far ahead',
  result.wholeMs > floors.wholeMs && `a request costs ${result.wholeMs} ms of processor`,
  result.listings < floors.listings && `there are fewer than ${floors.listings} listings`,
  result.posts < floors.posts && `there are fewer than ${floors.posts} posts`,
]);
