import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { copyInto } from '../database/copy-into.ts';
import { query } from '../database/query.ts';

const parts = 16;

/** Replaces all scans: `each` of them for person 0 to `people` - 1 (`userId` of forum-rows.ts), on all cores. */
export async function writeScans(address: string, people: number, each: number): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'scan-part.sql'), 'utf8');
  const waiting = Array.from({ length: parts }, (_, part) => part);
  const load = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const digits = String(part).padStart(2, '0');
      await copyInto(address, [
        `\\set part ${part}\n\\set digits ${digits}\n\\set people ${people}\n\\set each ${each}\n`,
        script,
      ]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, load));
  await query('analyze app.scan', address);
}
