import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorTime } from '@app/api/test/processor-time.ts';
import type { Load } from './generator.ts';
import { measure } from './measure.ts';
import { startProduct } from './product.ts';
import { topSelfTime } from './profile.ts';

const commands = { web: 'server/server.ts', api: 'dist/server.js', worker: 'dist/worker.js' } as const;

/** Runs the same load with CPU profiles and returns the self time of the busiest process. */
export async function profileBusiest(databaseAddress: string, load: Load) {
  const profiles = mkdtempSync(join(tmpdir(), 'load-profiles-'));
  const product = await startProduct(databaseAddress, {
    NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}`,
  });
  let busiest = { part: '', pid: 0, time: -1 };
  try {
    const parts = Object.entries(commands).flatMap(([part, command]) =>
      product.running(command).map((pid) => ({ part, pid, before: processorTime([pid]) })),
    );
    await measure(product, load);
    for (const { part, pid, before } of parts) {
      const time = processorTime([pid]) - before;
      if (time > busiest.time) busiest = { part, pid, time };
    }
  } finally {
    await product.stop();
  }
  // Stopping takes a second or two, during which the process is idle.
  const selfTime = topSelfTime(profiles, busiest.pid, load.seconds + 2);
  rmSync(profiles, { recursive: true });
  return { process: busiest.part, selfTime };
}
