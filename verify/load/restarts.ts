import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilUp } from '@app/scripts/product/processes.ts';
import { type Instance, instances, type Product } from './product.ts';

const restartTimeoutMs = 60_000;

/** Signals the instance and waits until the supervisor has restarted it and it is ready. */
async function restart(product: Product, instance: Instance, signal: NodeJS.Signals): Promise<void> {
  const oldPid = product.processOf(instance);
  if (oldPid === undefined) return;
  process.kill(oldPid, signal);
  const deadline = Date.now() + restartTimeoutMs;
  for (
    let newPid = product.processOf(instance);
    newPid === oldPid || newPid === undefined;
    newPid = product.processOf(instance)
  ) {
    if (Date.now() > deadline) throw new Error(`${instance.name} did not restart`);
    await pause(50);
  }
  await waitUntilUp(instance.probe, restartTimeoutMs);
}

/** Restarts one instance after the other until done; returns the count for each. */
export async function restartInTurn(product: Product, isDone: () => boolean) {
  const counts = Object.fromEntries(instances.map(({ name }) => [name, 0]));
  while (!isDone()) {
    for (const instance of instances) {
      if (isDone()) break;
      await restart(product, instance, 'SIGTERM');
      counts[instance.name]! += 1;
    }
  }
  return counts;
}

/** For the control run: kills both instances of a part at once, which must cause failures. */
export async function killInPairs(product: Product, isDone: () => boolean) {
  const counts = Object.fromEntries(instances.map(({ name }) => [name, 0]));
  while (!isDone()) {
    for (const part of ['api', 'web']) {
      if (isDone()) break;
      const pair = instances.filter(({ name }) => name.startsWith(part));
      await Promise.all(pair.map((instance) => restart(product, instance, 'SIGKILL')));
      for (const { name } of pair) counts[name]! += 1;
      // Let requests succeed in between.
      await pause(1000);
    }
  }
  return counts;
}
