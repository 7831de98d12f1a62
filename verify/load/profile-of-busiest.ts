import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorTime } from '@app/api/test/processor-time';
import type { Load } from './generator.ts';
import { measure } from './measure.ts';
import { startProduct } from './product.ts';
import { largestParts } from './profile.ts';

const ours = { web: 'server/server.ts', api: 'dist/server.js', worker: 'dist/worker.js' } as const;

/** The same load once more with a profile of every process of ours; of the busiest, where its time went. */
export async function profileOfBusiest(databaseAddress: string, load: Load) {
  const profiles = mkdtempSync(join(tmpdir(), 'load-profiles-'));
  const product = await startProduct(databaseAddress, {
    NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}`,
  });
  let busiest = { part: '', pid: 0, time: -1 };
  try {
    const parts = Object.entries(ours).flatMap(([part, command]) =>
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
  // Stopping takes a second or two, in which it is idle.
  const selfTime = largestParts(profiles, busiest.pid, load.seconds + 2);
  rmSync(profiles, { recursive: true });
  return { process: busiest.part, selfTime };
}
