import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ports, root } from '@app/services/local-env';
import { stopGently } from '../kit/process/listening.ts';
import { answers } from '@app/scripts/product/processes';
import type { Product } from '../kit/product/api.ts';

/** Beside whatever this checkout may be running already. */
const base = ports.gateway + 500;

/** The whole product as people reach it: nginx, a web copy, another copy of the API and the worker. */
export async function openFrontDoor({
  env,
}: Product): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-gateway-'));
  const address = `http://127.0.0.1:${base}`;
  const { PORT: _, ...shared } = env;
  const child: ChildProcess = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...shared, PORT_BASE: String(base), SERVICES_DIR: folder, ORIGIN: address, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    await stopGently(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${address}/about`, 120_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
