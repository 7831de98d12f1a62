// Starts the production build behind its gateway, as `pnpm start` does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { waitUntilUp, onStopSignal } from '@app/scripts/product/processes.ts';
import { placesStep, productSteps, runSteps } from '@app/scripts/product/steps.ts';
import { withoutLimits } from './without-limits.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';

export async function startProduct(
  isBuilt = false,
  { hasPlaces = false } = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { ORIGIN: origin } = localEnv();
  const isTaken = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`${origin} is already in use: stop it, or set PORT_BASE`);

  await ensurePrograms('browser');
  const steps = hasPlaces ? [...productSteps, placesStep] : productSteps;
  await runSteps(steps.filter(({ command }) => !(isBuilt && command.includes('build'))));

  const product = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...withoutLimits },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Ctrl-C must not reach it: it is stopped in order.
    detached: true,
  });
  const stop = async () => {
    if (product.exitCode !== null || product.signalCode !== null) return;
    product.kill('SIGTERM');
    await once(product, 'exit');
  };
  onStopSignal(stop);
  const ended = once(product, 'exit').then(() => {
    throw new Error('the product did not start; run `pnpm start` to see why');
  });
  try {
    await Promise.race([waitUntilUp(origin, 180_000), ended]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
