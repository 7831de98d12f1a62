import { setTimeout as pause } from 'node:timers/promises';
import { answers } from '@app/scripts/product/processes';
import { type Copy, copies, type Product } from './product.ts';

const patience = 60_000;

/** Told to stop, and gone by itself; the supervisor starts it again, and then it must be ready. */
async function restart(product: Product, copy: Copy, signal: NodeJS.Signals): Promise<void> {
  const old = product.processOf(copy);
  if (old === undefined) return;
  process.kill(old, signal);
  const deadline = Date.now() + patience;
  for (let now = product.processOf(copy); now === old || now === undefined; now = product.processOf(copy)) {
    if (Date.now() > deadline) throw new Error(`${copy.name} did not go and come again`);
    await pause(50);
  }
  await answers(copy.probe, patience);
}

/** One copy after the other, again and again until it is enough; how often each was restarted. */
export async function restartInTurn(product: Product, isEnough: () => boolean) {
  const counts = Object.fromEntries(copies.map(({ name }) => [name, 0]));
  while (!isEnough()) {
    for (const copy of copies) {
      if (isEnough()) break;
      await restart(product, copy, 'SIGTERM');
      counts[copy.name]! += 1;
    }
  }
  return counts;
}

/** What must be noticed: both copies of a part are killed at once, in the middle of their work. */
export async function killInPairs(product: Product, isEnough: () => boolean) {
  const counts = Object.fromEntries(copies.map(({ name }) => [name, 0]));
  while (!isEnough()) {
    for (const part of ['api', 'web']) {
      if (isEnough()) break;
      const pair = copies.filter(({ name }) => name.startsWith(part));
      await Promise.all(pair.map((copy) => restart(product, copy, 'SIGKILL')));
      for (const { name } of pair) counts[name]! += 1;
      // So that it is seen to be well in between.
      await pause(1000);
    }
  }
  return counts;
}
