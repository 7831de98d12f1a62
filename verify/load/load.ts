// How many people the product serves at once on this machine, and what each request costs:
// `pnpm test:load [--short] [--costs] [--profile] [--write] [--control] [--rebuild] [--built] [--seed 12] [--from 40]`.
// `--costs`: what each kind of request costs alone, as the long form does.
// `--profile`: says where the busiest process of ours spends its time.
// `--write`: puts the figures into docs/capacity.md. `--built`: the servers run and all is built.
// `--control`: every answer is held up by 0.4 s; the rate at which all is well must fall below the floor: it ends with 1.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { conclude } from '../kit/conclude.ts';
import { rounded } from '../kit/statistics.ts';
import { onStopSignal } from '@app/scripts/product/processes';
import { bareEngines } from './bare.ts';
import { costs } from './costs.ts';
import { drive } from './drive.ts';
import { findRate, isWell, limits } from './find-rate.ts';
import { busiestPart, measure, type Measured } from './measure.ts';
import { day } from './mix.ts';
import { prepare, sizes } from './prepare.ts';
import { startProduct } from './product.ts';
import { profileOfBusiest } from './profile-of-busiest.ts';
import { holdings } from './who-works.ts';
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
const isSmall = values.short || values.control;
const size = isSmall
  ? { rows: sizes.short, step: 6, hold: 12, alone: 4, halvings: 2, bare: 3 }
  : { rows: sizes.full, step: 15, hold: 60, alone: 10, halvings: 3, bare: 5 };
const seed = Number(values.seed);
console.info(`seed ${seed}`);

const heldUp = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'held-up.ts')).href}` };
const { address, load, photoBytes } = await prepare({ ...values, size: size.rows, seed, mix: day });
const product = await startProduct(address, values.control ? heldUp : {});
onStopSignal(() => product.stop());

/** A step is short and may be lucky: what counts is what stays well for longer, else a tenth less is tried. */
async function hold(found: number, triesLeft = 4): Promise<Measured & { rate: number }> {
  const measured = await measure(product, { ...load, rate: found, seconds: size.hold });
  const { all, failed, busy } = measured;
  console.info(`held ${found}: p95 ${all.p95} ms, ${failed} failed, busy ${busy}`);
  if (isWell(measured) || triesLeft === 1) return { ...measured, rate: found };
  return hold(rounded(found * 0.9), triesLeft - 1);
}

async function work() {
  load.origin = product.origin;
  const attempt = (rate: number) => drive({ ...load, rate, seconds: size.step });
  // The first meets cold caches everywhere, and code that is not compiled yet.
  await attempt(Number(values.from) / 2);
  const { rate: found, steps } = await findRate(Number(values.from), size.halvings, attempt);
  const held = await hold(Math.max(found, 1));
  const holding = holdings(product);
  const table = values.costs || !isSmall ? await costs(product, load, size.alone) : undefined;
  await product.stop();
  const atRate = { ...load, rate: held.rate, seconds: size.step };
  const bare = values.control ? undefined : await bareEngines(atRate, held, size.bare);
  const profile = values.profile ? await profileOfBusiest(address, atRate) : undefined;
  const { failed, shed, all, classes, processorMs, wholeMs, busy, generator, failures } = held;
  const rate = isWell(held) ? held.rate : 0;
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
    holdings: holding,
    firstBottleneck: { ...busiestPart(held), ...(profile && { profile }) },
    listings: load.world.listings,
    posts: load.world.posts,
    photoBytes,
    failures,
    steps: steps.length,
    seed,
  };
}

let result: Awaited<ReturnType<typeof work>>;
try {
  result = await work();
} catch (error) {
  await product.stop({ keepLog: true });
  throw error;
}

if (values.write) writeCapacity(result);
conclude(import.meta.dirname, isSmall ? 'load-short' : 'load', result, (floors) => [
  result.rate < floors.rate && `all is well only up to ${result.rate} requests a second`,
  result.failed > floors.failed && `${result.failed} requests failed`,
  (result.ratioToBareNode ?? 1) < (floors.ratioToBareNode ?? 0) && 'the bare twin is too far ahead',
  result.wholeMs > floors.wholeMs && `a request costs ${result.wholeMs} ms of processor`,
  result.listings < floors.listings && `there are fewer than ${floors.listings} listings`,
  result.posts < floors.posts && `there are fewer than ${floors.posts} posts`,
]);
