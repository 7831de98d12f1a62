// Restarts every instance again and again under load; no request may fail:
// `pnpm test:rolling [--short] [--control] [--built] [--seed 12] [--rate 520]`, at half of that rate.
// With --control both instances of a part are killed at once; requests must fail, and the run exits with 1.
import { parseArgs } from 'node:util';
import { conclude } from '../kit/conclude.ts';
import { onStopSignal } from '@app/scripts/product/processes.ts';
import { runLoad, type LoadResult } from './drive.ts';
import { restartMix } from './mix.ts';
import { prepare, sizes } from './prepare.ts';
import { startProduct } from './product.ts';
import { killInPairs, restartInTurn } from './restarts.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rate: { type: 'string' },
  },
});
const isReduced = values.short || values.control;
const requests = isReduced ? 3000 : 201_000;
// CI machines are small and busy.
const rate = Number(values.rate ?? (isReduced ? 150 : 520)) / 2;
const seed = Number(values.seed);
console.info(`seed ${seed}, ${requests} requests at ${rate} a second`);

const { address, load } = await prepare({
  ...values,
  size: isReduced ? sizes.short : sizes.full,
  seed,
  mix: restartMix,
});
const product = await startProduct(address);
onStopSignal(() => product.stop());

async function restartUnderLoad() {
  load.origin = product.origin;
  // Warm-up.
  await runLoad({ ...load, rate: rate / 4, seconds: 5 });
  let isOver = false;
  const running = runLoad(
    { ...load, rate, requests, warmUpSeconds: 1, seconds: Number.MAX_SAFE_INTEGER / 1e6 },
    { over: () => (isOver = true) },
  ).finally(() => (isOver = true));
  const counts = await (values.control ? killInPairs : restartInTurn)(product, () => isOver);
  return { driven: await running, counts };
}

let outcome: { driven: LoadResult; counts: Record<string, number> } | undefined;
try {
  outcome = await restartUnderLoad();
} finally {
  await product.stop({ keepLog: outcome?.driven.failed !== 0 });
}
const { driven, counts } = outcome;
for (const failure of driven.failures) console.error(`failed: ${JSON.stringify(failure)}`);
const result = {
  answered: driven.answered,
  failed: driven.failed,
  shed: driven.shed,
  perSecond: driven.perSecond,
  restarts: Object.values(counts).reduce((sum, count) => sum + count, 0),
  leastRestarts: Math.min(...Object.values(counts)),
  counts,
  all: driven.all,
  classes: driven.classes,
  mix: restartMix,
  control: values.control,
  seed,
};
conclude(import.meta.dirname, 'rolling', result, (floors) => [
  !isReduced && result.answered < floors.answered && `only ${result.answered} were answered`,
  isReduced && result.answered + result.failed < 2900 && `only ${result.answered} were answered`,
  result.failed > floors.failed && `${result.failed} requests failed`,
  !isReduced && result.restarts < floors.restarts && `only ${result.restarts} restarts`,
  result.leastRestarts < (isReduced ? 1 : floors.leastRestarts) &&
    'an instance was not restarted often enough',
]);
