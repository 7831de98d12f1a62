import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gateway } from '@app/scripts/product/gateway.ts';
import { waitUntilUp } from '@app/scripts/product/processes.ts';
import { freePort } from '@app/services/src/free-port.ts';

/** The real gateway in front of the given instances, with an empty cache, as after a restart. */
export async function startGateway(folder: string, instances: { api: number[]; web: number[] }) {
  const port = await freePort();
  const place = join(folder, `gateway-${port}`);
  const program = gateway(instances, { folder: place, port });
  const nginx = spawn(program.command, program.args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(`${origin}/gateway/health`, 10_000);
  return {
    origin,
    async stop() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      rmSync(place, { recursive: true, force: true });
    },
  };
}
