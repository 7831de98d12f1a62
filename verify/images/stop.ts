import type { Check } from './checks.ts';
import { compose, containers, serviceOf } from './docker.ts';

/** In the order in which requests come in, so that nobody talks to a server that is gone. */
const order = ['gateway', 'web', 'api', 'worker', 'classifier', 'identity', 'objects', 'redis', 'postgres'];

/** Stops every service alone. The engine kills what outlives its grace period, and its code is then 137. */
export async function checkStop(stops: Record<string, number>): Promise<Check[]> {
  const services = (await containers()).filter(({ State }) => State.Status === 'running').map(serviceOf);
  for (const service of [...order, ...services.filter((name) => !order.includes(name))]) {
    const began = performance.now();
    await compose(['stop', service]);
    stops[service] = Math.round((performance.now() - began) / 100) / 10;
  }
  return (await containers()).map((container) => ({
    what: `${serviceOf(container)}: ends by itself`,
    holds: container.State.Status === 'exited' && container.State.ExitCode === 0,
    seen: `code ${container.State.ExitCode}`,
  }));
}
