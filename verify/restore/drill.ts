// Destroys a database under load and brings it back: `pnpm test:restore [--short] [--s3] [--control]`.
// Uses its own cluster, with a folder or an S3 server as the repository of pgBackRest. With --control the stream is
// stopped under write load; the drill must detect lost writes and exit with 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '@app/api/src/db/migrate.ts';
import { seedDatabase } from '@app/api/src/seed/seed.ts';
import { seeded } from '@app/api/test/random.ts';
import { createIdentitySchema } from '@app/api/test/identity-server.ts';
import { ports } from '@app/services/src/local-env.ts';
import { prepareRolesAt } from '@app/services/src/servers/postgres-roles.ts';
import { makePostgresFolder } from '@app/services/src/servers/postgres-user.ts';
import { clusterEnvironment, repositoryIn } from '../kit/database/backups.ts';
import { query } from '../kit/database/query.ts';
import { conclude } from '../kit/conclude.ts';
import { rounded } from '../kit/statistics.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { checksumsOf, tablesThatDiffer } from './checksums.ts';
import { createCluster, destroyCluster, startCluster } from './cluster.ts';
import { operatorCommands } from './commands.ts';
import { damageBackup } from './damage.ts';
import { fill } from './fill.ts';
import { findLostWrites } from '../kit/database/lost-writes.ts';
import { startStore } from './repository.ts';
import { startWriters } from './writers.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    s3: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const size = values.short ? { posts: 2000, seconds: 3 } : { posts: 100_000, seconds: 20 };
const seed = Number(values.seed);
console.info(`seed ${seed}`);
const random = seeded(seed);
const logStep = (what: string) => console.info(`${rounded(performance.now() / 1000)} s: ${what}`);

const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-restore-'));
makePostgresFolder(folder);
// Child processes are stopped on exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
const data = join(folder, 'data');
const port = ports.postgres - 2;
await ensurePrograms('servers', 'backups');
const store = values.s3 ? await startStore(folder) : undefined;
const environment = {
  ...repositoryIn(folder),
  ...store?.settings,
  ...clusterEnvironment({ data, socket: folder, port, user: 'postgres' }),
  STREAM_DIR: join(folder, 'stream'),
  STREAM_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
};
await createCluster(data);
const cluster = await startCluster(data, port, environment);
const commands = operatorCommands({
  environment,
  address: cluster.address,
  log: join(folder, 'stream.log'),
});
const product = `postgres://pilahbumi@127.0.0.1:${port}/pilahbumi`;
await query('create database pilahbumi', cluster.address);
await prepareRolesAt(product);
await createIdentitySchema(product);
await migrate(product);
await seedDatabase(product);
await fill(product, size.posts);
logStep('the database is filled');

const stream = await commands.stream();
await commands.backup();
const startLoad = (number: number) =>
  startWriters(product, { count: 16, posts: size.posts, seed: seed + 1000 * number });

const firstLoad = startLoad(1);
const backupBegan = performance.now();
const backup = await commands.backup();
const backupSeconds = (performance.now() - backupBegan) / 1000;
await pause(size.seconds * 1000);
await firstLoad.stop();
const before = await checksumsOf(product);
const restorePoint = await query(
  `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  product,
);
logStep(`backed up under load; the state of ${restorePoint} is noted`);

// So that no later transaction can be older than the restore point.
await pause(50);
const secondLoad = startLoad(2);
if (values.control) {
  await pause(1000);
  await stream.stop();
}
await pause(size.seconds * 1000 + random.below(1000));
const destroyedAt = performance.now();
await destroyCluster(data);
await secondLoad.stop();
await stream.stop();
logStep('the cluster is destroyed');

const restoreBegan = performance.now();
await commands.restore(data);
const restored = await startCluster(data, port, environment);
const restoreSeconds = (performance.now() - restoreBegan) / 1000;
const acknowledged = [...firstLoad.acknowledged, ...secondLoad.acknowledged];
const { missing, doubled } = await findLostWrites(product, 'drill', acknowledged);
await restored.stop();
logStep(`restored to the last record in ${rounded(restoreSeconds)} s`);

const pointInTime = join(folder, 'point-in-time');
await commands.restore(pointInTime, restorePoint);
// Without the repository the log would seem to end here, and everything after it would be lost in silence.
const stopsWithoutRepository = await startCluster(pointInTime, port, {
  ...environment,
  PGBACKREST_REPO1_CIPHER_PASS: 'another',
}).then(
  () => false,
  () => true,
);
const earlier = await startCluster(pointInTime, port, environment);
const differing = tablesThatDiffer(before, await checksumsOf(product));
await earlier.stop();
logStep(`restored to ${restorePoint}`);

// The database that came back is backed up again, on its new timeline, a month later. A store refuses requests of
// another month, and its files are not ours to change: there it is backed up today.
const living = await startCluster(data, port, environment);
const { pilahbumi_backup_count: keptBases } = await (values.s3
  ? commands.backup()
  : commands.backupAfterDays(31));
const findsDamage = async () => {
  damageBackup(environment.PGBACKREST_REPO1_PATH);
  return commands.backup().then(
    () => false,
    () => true,
  );
};
const damageFound = values.s3 ? undefined : await findsDamage();
await living.stop();
await store?.stop();
for (const table of differing) console.error(`${table} is not what it was at ${restorePoint}`);

const result = {
  lostMs: rounded(destroyedAt - Math.min(destroyedAt, ...missing.map(({ at }) => at))),
  restoreSeconds: rounded(restoreSeconds),
  doubled,
  acknowledged: acknowledged.length,
  checkedTables: Object.keys(before).length,
  lostWrites: missing.length,
  lostShare: rounded(missing.length / Math.max(1, secondLoad.acknowledged.length)),
  differingTables: differing.length,
  backups: backup.pilahbumi_backup_count,
  keptBases,
  damageFound,
  stopsWithoutRepository,
  backupSeconds: rounded(backupSeconds),
  seed,
};
// The short run is part of CI: what is lost is compared with what was written in the same run, and seconds are printed.
conclude(import.meta.dirname, 'drill', result, (floors) => [
  values.short
    ? result.lostShare > floors.lostShare && `${result.lostWrites} of the last writes are lost`
    : result.lostMs > floors.lostMs && `what was written in the last ${result.lostMs} ms is lost`,
  !values.short &&
    result.restoreSeconds > floors.restoreSeconds &&
    `restoring took more than ${floors.restoreSeconds} s`,
  result.doubled > floors.doubled && `${result.doubled} writes are stored twice`,
  result.acknowledged < (values.short ? floors.acknowledged / 10 : floors.acknowledged) &&
    `only ${result.acknowledged} writes: the load was too low`,
  result.checkedTables < floors.checkedTables && `only ${result.checkedTables} tables were compared`,
  result.backups !== floors.backups && `${result.backups} backups of the same day were kept, not 2`,
  !values.s3 && result.keptBases !== floors.keptBases && 'a backup older than 31 days was not deleted',
  result.stopsWithoutRepository !== floors.stopsWithoutRepository &&
    'a restore went on without the repository',
  !values.s3 && result.damageFound !== floors.damageFound && 'a damaged backup was not noticed',
  result.differingTables > floors.differingTables &&
    `${result.differingTables} tables differ at ${restorePoint}`,
]);
