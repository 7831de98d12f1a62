// Every copy is restarted again and again while people use the product, and nobody may notice:
// `pnpm test:rolling [--short] [--control] [--built] [--seed 12] [--rate 520]`, at half of that rate.
// With --control both copies of a part are killed with -9 at once; people must notice, and it ends with 1.
import { parseArgs } from 'node:util';
import { conclude } from '../kit/conclude.ts';
import { onStopSignal } from '@app/scripts/product/processes';
import { drive, type Driven } from './drive.ts';
import { restartDay } from './mix.ts';
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
const isSmall = values.short || values.control;
const requests = isSmall ? 3000 : 201_000;
// A small machine of CI does something else beside it.
const rate = Number(values.rate ?? (isSmall ? 150 : 520)) / 2;
const seed = Number(values.seed);
console.info(`seed ${seed}, ${requests} requests at ${rate} a second`);

const { address, load } = await prepare({
  ...values,
  size: isSmall ? sizes.short : sizes.full,
  seed,
  mix: restartDay,
});
const product = await startProduct(address);
onStopSignal(() => product.stop());

async function prove() {
  load.origin = product.origin;
  // What is cold at first is not what is looked at.
  await drive({ ...load, rate: rate / 4, seconds: 5 });
  let isOver = false;
  const loading = drive(
    { ...load, rate, requests, warmUpSeconds: 1, seconds: Number.MAX_SAFE_INTEGER / 1e6 },
    { over: () => (isOver = true) },
  ).finally(() => (isOver = true));
  const counts = await (values.control ? killInPairs : restartInTurn)(product, () => isOver);
  return { driven: await loading, counts };
}

let proven: { driven: Driven; counts: Record<string, number> } | undefined;
try {
  proven = await prove();
} finally {
  await product.stop({ keepLog: proven?.driven.failed !== 0 });
}
const { driven, counts } = proven;
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
  mix: restartDay,
  control: values.control,
  seed,
};
conclude(import.meta.dirname, 'rolling', result, (floors) => [
  !isSmall && result.answered < floors.answered && `only ${result.answered} were answered`,
  isSmall && result.answered + result.failed < 2900 && `only ${result.answered} were answered`,
  result.failed > floors.failed && `${result.failed} requests failed`,
  !isSmall && result.restarts < floors.restarts && `only ${result.restarts} restarts`,
  result.leastRestarts < (isSmall ? 1 : floors.leastRestarts) && 'a copy was never restarted',
]);
