// Destroys a database under load and brings it back: `pnpm test:restore [--short] [--control]`.
// A cluster of its own; the one of the checkout is not touched. With --control the archive stands still while people
// write, and the drill has to notice: it ends with 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '@app/api/src/db/migrate';
import { seedDatabase } from '@app/api/src/seed/seed';
import { seeded } from '@app/api/test/random';
import { createIdentitySchema } from '@app/api/test/identity-server';
import { ports } from '@app/services/local-env';
import { makeOwnFolder } from '@app/services/servers/postgres-user';
import { query } from '../kit/database/query.ts';
import { conclude } from '../kit/conclude.ts';
import { rounded } from '../kit/statistics.ts';
import { ensurePrograms } from '@app/services/machine/ensure';
import { checksumsOf, tablesThatDiffer } from './checksums.ts';
import { createCluster, destroyCluster, startCluster } from './cluster.ts';
import { operatorCommands } from './commands.ts';
import { fill } from './fill.ts';
import { foundAgain } from '../kit/database/found-again.ts';
import { plantOldBase } from './old-base.ts';
import { startWriters } from './writers.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const size = values.short ? { posts: 2000, seconds: 3 } : { posts: 100_000, seconds: 20 };
const seed = Number(values.seed);
console.info(`seed ${seed}`);
const random = seeded(seed);
const step = (what: string) => console.info(`${rounded(performance.now() / 1000)} s: ${what}`);

const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-restore-'));
makeOwnFolder(folder);
// What was started ends with us, however we end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
const data = join(folder, 'data');
const port = ports.postgres - 2;
await ensurePrograms('servers');
await createCluster(data);
const cluster = await startCluster(data, port);
const commands = operatorCommands({
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_DATABASE_URL: cluster.address,
});
const product = `postgres://postgres@127.0.0.1:${port}/pilahbumi`;
await query('create database pilahbumi', cluster.address);
await createIdentitySchema(product);
await migrate(product);
await seedDatabase(product);
await fill(product, size.posts);
step('the database is filled');

const archive = await commands.archive();
const writing = (number: number) =>
  startWriters(product, { count: 16, posts: size.posts, seed: seed + 1000 * number });

plantOldBase(join(folder, 'backups/base'));
const first = writing(1);
const backup = await commands.backup();
await pause(size.seconds * 1000);
await first.stop();
const before = await checksumsOf(product);
const moment = await query(
  `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  product,
);
step(`backed up under load; the state of ${moment} is noted`);

// A moment in between, so that no transaction of the next people can be older than the noted one.
await pause(50);
const second = writing(2);
if (values.control) {
  await pause(1000);
  await archive.stop();
}
await pause(size.seconds * 1000 + random.below(1000));
const destroyedAt = performance.now();
await destroyCluster(data);
await second.stop();
await archive.stop();
step('the cluster is destroyed');

const restoreBegan = performance.now();
await commands.restore(data);
const restored = await startCluster(data, port);
const restoreSeconds = (performance.now() - restoreBegan) / 1000;
const acknowledged = [...first.acknowledged, ...second.acknowledged];
const { missing, doubled } = await foundAgain(product, 'drill', acknowledged);
await restored.stop();
step(`restored to the last record in ${rounded(restoreSeconds)} s`);

const pointInTime = join(folder, 'point-in-time');
await commands.restore(pointInTime, moment);
const earlier = await startCluster(pointInTime, port);
const differing = tablesThatDiffer(before, await checksumsOf(product));
await earlier.stop();
for (const table of differing) console.error(`${table} is not what it was at ${moment}`);

const result = {
  lostMs: rounded(destroyedAt - Math.min(destroyedAt, ...missing.map(({ at }) => at))),
  restoreSeconds: rounded(restoreSeconds),
  doubled,
  acknowledged: acknowledged.length,
  checkedTables: Object.keys(before).length,
  lostWrites: missing.length,
  differingTables: differing.length,
  keptBases: Number(backup.kept),
  backupSeconds: backup.seconds,
  seed,
};
conclude(import.meta.dirname, 'drill', result, (floors) => [
  result.lostMs > floors.lostMs && `what was written in the last ${result.lostMs} ms is lost`,
  result.restoreSeconds > floors.restoreSeconds && `restoring took more than ${floors.restoreSeconds} s`,
  result.doubled > floors.doubled && `${result.doubled} writes are there twice`,
  result.acknowledged < floors.acknowledged && `only ${result.acknowledged} writes: that is no load`,
  result.checkedTables < floors.checkedTables && `only ${result.checkedTables} tables were compared`,
  result.keptBases !== floors.keptBases && 'a backup of 31 days ago is still there',
  result.differingTables > floors.differingTables && `${result.differingTables} tables differ at ${moment}`,
]);
