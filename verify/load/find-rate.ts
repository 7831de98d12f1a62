import { rounded } from '../kit/statistics.ts';
import type { LoadResult } from './drive.ts';

export const limits = {
  /** Of all responses, measured from the intended send time. */
  p95Ms: 300,
  /** The share of shed requests that is still acceptable. */
  shedShare: 0.005,
};

export const isWithinLimits = ({ all, failed, shed, answered }: LoadResult): boolean =>
  failed === 0 && all.p95 < limits.p95Ms && shed <= limits.shedShare * (answered + shed);

export type Step = { rate: number; p95: number; failed: number; shed: number; isWithinLimits: boolean };

/** The highest rate within the limits: raised by half until it fails, then found by bisection. */
export async function findRate(
  from: number,
  bisections: number,
  attempt: (rate: number) => Promise<LoadResult>,
  highest = Number.POSITIVE_INFINITY,
): Promise<{ rate: number; steps: Step[] }> {
  const steps: Step[] = [];
  const tryRate = async (rate: number) => {
    const driven = await attempt(rate);
    const step = {
      rate,
      p95: driven.all.p95,
      failed: driven.failed,
      shed: driven.shed,
      isWithinLimits: isWithinLimits(driven),
    };
    steps.push(step);
    console.info(JSON.stringify(step));
    for (const failure of driven.failures.slice(0, 5)) console.error(`  ${JSON.stringify(failure)}`);
    return step.isWithinLimits;
  };
  let good = 0;
  let bad = from;
  while (bad <= highest && (await tryRate(bad))) {
    good = bad;
    bad = Math.round(bad * 1.5);
  }
  for (let bisection = 0; bisection < bisections && bad <= highest; bisection += 1) {
    const middle = rounded((good + bad) / 2);
    if (await tryRate(middle)) good = middle;
    else bad = middle;
  }
  return { rate: good, steps };
}
