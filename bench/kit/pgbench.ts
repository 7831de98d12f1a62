import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@app/services/src/run.ts';

type Load = { address: string; scripts: string[]; seconds: number; clients?: number };

/** Statements per second measured with pgbench, on the same cores as the API. */
export async function pgbench({ address, scripts, seconds, clients = 8 }: Load): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pgbench-'));
  try {
    const files = scripts.flatMap((script, number) => {
      const file = join(folder, `${number}.sql`);
      writeFileSync(file, `${script};\n`);
      return ['-f', file];
    });
    const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
    const printed = await run({ program: 'pgbench', arguments: [...load, ...files, address] });
    return Number(/^tps = ([\d.]+)/m.exec(printed)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
