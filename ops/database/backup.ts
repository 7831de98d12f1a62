// Makes and verifies a base backup and deletes those that are too old: `pnpm db:backup`, every day.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastSegmentOf, timestampName } from './bases.ts';
import { makePrivateFolder, postgresProgram, runAsPostgres } from './postgres.ts';
import { prune } from './prune.ts';
import { settings } from './settings.ts';

const began = performance.now();
settings.daysToKeep();
for (const folder of [settings.folder, settings.bases, settings.wal]) makePrivateFolder(folder);
const draft = join(settings.bases, 'new');
rmSync(draft, { recursive: true, force: true });

const postgres = (name: string, ...args: string[]) => runAsPostgres(postgresProgram(name), ...args);

await postgres(
  'pg_basebackup',
  `--dbname=${settings.address}`,
  '--no-password',
  `--pgdata=${draft}`,
  '--checkpoint=fast',
  // Makes the backup self-contained, even if the archive is lost.
  '--wal-method=stream',
  '--manifest-checksums=SHA256',
);
await postgres('pg_verifybackup', '--quiet', draft);

const needed = join(settings.wal, lastSegmentOf(draft));
for (let attemptsLeft = 100; !existsSync(needed) && !existsSync(`${needed}.partial`); attemptsLeft -= 1) {
  if (attemptsLeft === 0) throw new Error(`${needed} did not arrive: is \`pnpm db:archive\` running?`);
  await pause(100);
}

const completedAt = new Date();
const path = join(settings.bases, timestampName(completedAt));
renameSync(draft, path);
const kept = await prune(completedAt);

const seconds = (time: Date | undefined) => Math.floor((time?.getTime() ?? 0) / 1000);
writeFileSync(
  settings.metricsFile,
  `pilahbumi_backup_completed_timestamp_seconds ${seconds(completedAt)}
pilahbumi_backup_oldest_timestamp_seconds ${seconds(kept[0]?.completedAt)}
pilahbumi_backup_count ${kept.length}
`,
);
console.info(
  JSON.stringify({ path, kept: kept.length, seconds: Math.round(performance.now() - began) / 1000 }),
);
