import { median, percentile } from '@app/verify/kit/statistics.ts';
import type { startApi } from '../kit/built-api.ts';
import { tokenOf } from './requests.ts';

type Api = Awaited<ReturnType<typeof startApi>>;
type PathOf = (turn: number) => string;
type Side = { api: Api; paths: Record<string, PathOf> };

const p95 = (times: number[]) => percentile(times, 0.95);

async function round({ large, small }: { large: Side; small: Side }, name: string, turns: number[]) {
  const times = { first: [] as number[], large: [] as number[], small: [] as number[] };
  for (const turn of turns) {
    const read = async ({ api, paths }: Side) => (await api.times([paths[name]!(turn)], tokenOf(turn)))[0]!;
    times.first.push(await read(large));
    await read(small);
    times.large.push(await read(large));
    times.small.push(await read(small));
  }
  const again = p95(times.large);
  return { first: p95(times.first), again, growth: again / p95(times.small) };
}

/**
 * The p95 of each page on both sizes in turns, so that a slow phase of the machine meets both; the median of the rounds.
 * `first`: as somebody finds it who was not there for long, with what is in no cache; `again`: with warm caches, which
 * growth is about.
 */
export async function compare(
  large: Side,
  small: Side,
  { rounds, turns }: { rounds: number; turns: number },
) {
  const result: Record<string, { first: number; again: number; growth: number }> = {};
  for (const name of Object.keys(large.paths)) {
    const measured: Awaited<ReturnType<typeof round>>[] = [];
    for (let number = 0; number < rounds; number += 1) {
      const ofRound = Array.from({ length: turns }, (_, turn) => number * turns + turn);
      measured.push(await round({ large, small }, name, ofRound));
    }
    const of = (figure: 'first' | 'again' | 'growth') => median(measured.map((one) => one[figure]));
    result[name] = { first: of('first'), again: of('again'), growth: of('growth') };
  }
  return result;
}
