// A base backup, checked, and the end of those that are too old: `pnpm db:backup`, every day.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastSegmentOf, nameOfMoment } from './bases.ts';
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
  // So that the backup is whole by itself, even if the archive were lost.
  '--wal-method=stream',
  '--manifest-checksums=SHA256',
);
await postgres('pg_verifybackup', '--quiet', draft);

const needed = join(settings.wal, lastSegmentOf(draft));
for (let patience = 100; !existsSync(needed) && !existsSync(`${needed}.partial`); patience -= 1) {
  if (patience === 0) throw new Error(`${needed} does not arrive: does \`pnpm db:archive\` run?`);
  await pause(100);
}

const completedAt = new Date();
const path = join(settings.bases, nameOfMoment(completedAt));
renameSync(draft, path);
const kept = await prune(completedAt);

const seconds = (moment: Date | undefined) => Math.floor((moment?.getTime() ?? 0) / 1000);
writeFileSync(
  settings.figures,
  `pilahbumi_backup_completed_timestamp_seconds ${seconds(completedAt)}
pilahbumi_backup_oldest_timestamp_seconds ${seconds(kept[0]?.completedAt)}
pilahbumi_backup_count ${kept.length}
`,
);
console.info(
  JSON.stringify({ path, kept: kept.length, seconds: Math.round(performance.now() - began) / 1000 }),
);
