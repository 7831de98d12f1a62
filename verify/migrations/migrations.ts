// What people notice of migrations: `pnpm test:migrations [--rows 50000000] [--short]`. First the whole series from the
// forum on, under the statements of the version before; then what a next version would add to a large table of scans.
// Prints the longest write and read during each file, beside the longest of some quiet seconds.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrationsFolder } from '@app/api/src/db/migration-files.ts';
import { createDatabase, databaseUrl, dropDatabase, withAdminConnection } from '@app/api/test/databases.ts';
import { createIdentitySchema } from '@app/api/test/identity-server.ts';
import { conclude } from '../kit/conclude.ts';
import { copyInto } from '../kit/database/copy-into.ts';
import { query } from '../kit/database/query.ts';
import { writeScans } from '../kit/dataset/scan-rows.ts';
import { applyUnderTraffic, applyUpTo } from './apply-under-traffic.ts';
import { startTraffic } from './traffic.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '50000000' }, short: { type: 'boolean', default: false } },
});
const rows = values.short ? 500_000 : Number(values.rows);
const connections = 4;
const scansEach = 100;
/** The version whose statements run meanwhile; the series of files after it is applied. */
const versionBefore = '0013_community_conduct.sql';
const all = '9999';
const later = new URL('./later/', import.meta.url);

type Plan = { upTo: string; folder: URL; after: string; load: (address: string) => Promise<void> };

/** Who is at work meanwhile. */
const members = 1000;
async function addMembers(address: string, scans: number): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8');
  await copyInto(address, [`\\set members ${members}\n\\set scans ${scans}\n`, script]);
}

async function measure({ upTo, folder, after, load }: Plan) {
  const name = await createDatabase();
  const address = databaseUrl(name);
  try {
    await createIdentitySchema(address);
    await applyUpTo(address, migrationsFolder, upTo);
    const begin = performance.now();
    await load(address);
    const count = Number(await query('select count(*) from app.scan', address));
    console.info(`${count} scans in ${Math.round((performance.now() - begin) / 1000)} s`);
    const traffic = startTraffic(address, members, connections);
    const result = await applyUnderTraffic(address, folder, after, traffic);
    await traffic.stop();
    for (const error of new Set(traffic.errors)) console.error(error);
    const gigabytes = Number(await query('select pg_database_size(current_database())', address)) / 1e9;
    return {
      scans: count,
      gigabytes: Math.round(gigabytes * 10) / 10,
      ...result,
      errors: traffic.errors.length,
    };
  } finally {
    await dropDatabase(name);
  }
}

execFileSync('pnpm', ['services', 'up'], { stdio: 'inherit' });
await withAdminConnection((admin) => admin.query('checkpoint'));
const series = await measure({
  upTo: versionBefore,
  folder: migrationsFolder,
  after: versionBefore,
  // More are not moved while people wait (0040_scan_partitions.sql).
  load: (address) => addMembers(address, 9000),
});
const large = await measure({
  upTo: all,
  folder: later,
  after: '',
  load: async (address) => {
    await addMembers(address, 0);
    await writeScans(address, rows / scansEach, scansEach);
  },
});

// CI's machines pause by themselves for some hundred milliseconds.
const name = values.short ? 'migrations-short' : 'migrations';
conclude(import.meta.dirname, name, { series, large }, (floors) => [
  series.errors + large.errors > 0 && `${series.errors + large.errors} statements failed`,
  series.longestWriteMs > floors.series.longestWriteMs &&
    `a write waited ${series.longestWriteMs} ms in the series`,
  series.longestReadMs > floors.series.longestReadMs &&
    `a read waited ${series.longestReadMs} ms in the series`,
  large.longestWriteMs > floors.large.longestWriteMs &&
    `a write waited ${large.longestWriteMs} ms on the large table`,
  large.longestReadMs > floors.large.longestReadMs &&
    `a read waited ${large.longestReadMs} ms on the large table`,
]);
