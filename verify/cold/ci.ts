import { once } from 'node:events';
import { clone } from './bare-root.ts';
import type { BareMachine } from './namespace.ts';

/** The whole gate on the bare machine; gives its seconds. */
export async function runGate(
  machine: BareMachine,
  variables: Record<string, string>,
  timeoutSeconds: number,
): Promise<number> {
  const began = performance.now();
  const child = machine.run(clone, ['./.ci/run'], { ...variables, CI: 'true' });
  for (const stream of [child.stdout!, child.stderr!]) stream.pipe(process.stderr, { end: false });
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), timeoutSeconds * 1000);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (code === null) throw new Error(`.ci/run did not end within ${timeoutSeconds} s`);
  if (code !== 0) throw new Error(`.ci/run ended with ${code} after ${seconds} s`);
  return seconds;
}
