import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Load } from './generator.ts';
import type { Summary } from './tally.ts';

export type Driven = Summary & {
  sent: number;
  writes: number;
  perSecond: number;
  mostAtOnce: number;
  generator: { processorShare: number; lagP99Ms: number };
};

const turn = { number: 0, firstWriter: 0 };

/** Lets the generator do one load; `measuring` and `over` are called as it says so. */
export async function drive(
  load: Load,
  moments: { measuring?: () => void; over?: () => void } = {},
): Promise<Driven> {
  const words = [join(import.meta.dirname, 'generator.ts'), JSON.stringify({ ...load, turn })];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let last = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'measuring') moments.measuring?.();
    else if (line === 'over') moments.over?.();
    else last = line;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', endWithUs);
  if (code !== 0) throw new Error(`the generator ended with ${code}`);
  const driven = JSON.parse(last) as Driven;
  turn.number += 1;
  turn.firstWriter += driven.writes;
  return driven;
}
