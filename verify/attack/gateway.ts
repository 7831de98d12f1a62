import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ports, root } from '@app/services/src/local-env.ts';
import { stopProcess } from '../kit/process/server-process.ts';
import { waitUntilUp } from '@app/scripts/product/processes.ts';
import type { Product } from '../kit/product/api.ts';

/** Does not collide with ports that this checkout may already use. */
const basePort = ports.gateway + 500;

/** The whole product behind nginx: a web instance, another API instance and the worker. */
export async function startGateway({
  env,
}: Product): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-gateway-'));
  const address = `http://127.0.0.1:${basePort}`;
  const { PORT: _, ...shared } = env;
  const startProcess: ChildProcess = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...shared, PORT_BASE: String(basePort), SERVICES_DIR: folder, ORIGIN: address, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    await stopProcess(startProcess);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilUp(`${address}/about`, 120_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
