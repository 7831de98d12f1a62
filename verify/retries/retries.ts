// A retried write has one effect: `pnpm test:retries [--short] [--seed 12] [--control] [--built]`.
// The control run sends no idempotency keys and must find duplicates.
import { parseArgs } from 'node:util';
import { seeded } from '@app/api/test/random.ts';
import { startProduct } from '../kit/product/api.ts';
import { conclude } from '../kit/conclude.ts';
import { prepareApi } from '../kit/product/prepare-api.ts';
import { rounded } from '../kit/statistics.ts';
import { checkSideEffects } from '../kit/product/side-effects.ts';
import { retryBurst } from './retry-burst.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '12' },
    retries: { type: 'string' },
    built: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
});
const retries = Number(values.retries ?? (values.short || values.control ? 500 : 10_000));

if (!values.built) prepareApi();
const product = await startProduct('retries', 2);
const measure = async () => {
  try {
    const random = seeded(Number(values.seed));
    const { problems, wrong, totals } = await retryBurst({
      product,
      random,
      retries,
      withKeys: !values.control,
    });
    const all = [...problems, ...(await checkSideEffects(product)), ...product.loggedErrors];
    for (const problem of all.slice(0, 20)) console.error(problem);
    return { seed: Number(values.seed), ...totals, wrongEffects: wrong, problems: all.length };
  } finally {
    await product.stop();
  }
};

const figures = await measure();
const result = { ...figures, seconds: rounded(performance.now() / 1000), control: values.control };
conclude(import.meta.dirname, 'retries', result, (floors) =>
  values.control
    ? [result.wrongEffects === 0 && 'no duplicates without keys: this test cannot fail']
    : [
        result.retries < (values.short || values.retries ? retries : floors.retries) &&
          'there were too few retries',
        result.wrongEffects > floors.wrongEffects &&
          `${result.wrongEffects} writes did not have exactly one effect`,
        result.problems > 0 && `${result.problems} problems`,
      ],
);
