import { rounded } from '../kit/statistics.ts';
import type { Driven } from './drive.ts';

export const limits = {
  /** Of all answers, from the moment at which they were meant to be asked for. */
  p95Ms: 300,
  /** Share of people who are asked to come again, before that counts as failing. */
  shedShare: 0.005,
};

export const isWell = ({ all, failed, shed, answered }: Driven): boolean =>
  failed === 0 && all.p95 < limits.p95Ms && shed <= limits.shedShare * (answered + shed);

export type Step = { rate: number; p95: number; failed: number; shed: number; isWell: boolean };

/** The highest rate at which all is well: up by half until it is not, then halving what lies between. */
export async function findRate(
  from: number,
  halvings: number,
  attempt: (rate: number) => Promise<Driven>,
  highest = Number.POSITIVE_INFINITY,
): Promise<{ rate: number; steps: Step[] }> {
  const steps: Step[] = [];
  const isGood = async (rate: number) => {
    const driven = await attempt(rate);
    const step = {
      rate,
      p95: driven.all.p95,
      failed: driven.failed,
      shed: driven.shed,
      isWell: isWell(driven),
    };
    steps.push(step);
    console.info(JSON.stringify(step));
    for (const failure of driven.failures.slice(0, 5)) console.error(`  ${JSON.stringify(failure)}`);
    return step.isWell;
  };
  let good = 0;
  let bad = from;
  while (bad <= highest && (await isGood(bad))) {
    good = bad;
    bad = Math.round(bad * 1.5);
  }
  for (let halving = 0; halving < halvings && bad <= highest; halving += 1) {
    const middle = rounded((good + bad) / 2);
    if (await isGood(middle)) good = middle;
    else bad = middle;
  }
  return { rate: good, steps };
}
