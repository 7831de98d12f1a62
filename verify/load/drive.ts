import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Load } from './generator.ts';
import type { Summary } from './tally.ts';

export type LoadResult = Summary & {
  sent: number;
  writes: number;
  perSecond: number;
  mostAtOnce: number;
  generator: { processorShare: number; lagP99Ms: number };
};

const turn = { number: 0, firstWriter: 0 };

/** Runs the generator for one load; `measuring` and `over` are called when it prints them. */
export async function runLoad(
  load: Load,
  callbacks: { measuring?: () => void; over?: () => void } = {},
): Promise<LoadResult> {
  const args = [join(import.meta.dirname, 'generator.ts'), JSON.stringify({ ...load, turn })];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  let last = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'measuring') callbacks.measuring?.();
    else if (line === 'over') callbacks.over?.();
    else last = line;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', killOnExit);
  if (code !== 0) throw new Error(`the generator ended with ${code}`);
  const driven = JSON.parse(last) as LoadResult;
  turn.number += 1;
  turn.firstWriter += driven.writes;
  return driven;
}
