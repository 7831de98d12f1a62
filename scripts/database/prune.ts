import { rmSync } from 'node:fs';
import { run } from '../../services/src/run.ts';
import { postgresProgram } from '../../services/src/servers/postgres-programs.ts';
import { asPostgresUser } from '../../services/src/servers/postgres-user.ts';
import { type Base, firstSegmentOf, listBases } from './bases.ts';
import { settings } from './settings.ts';

const day = 86_400_000;

/**
 * Deletes what is older than may be kept, base backups and log alike. The newest backup stays whatever its age:
 * without it there would be none at all.
 */
export async function prune(now: Date): Promise<Base[]> {
  const bases = listBases();
  const oldest = now.getTime() - settings.daysToKeep() * day;
  const kept = bases.filter(
    (base, index) => base.completedAt.getTime() > oldest || index === bases.length - 1,
  );
  for (const base of bases) if (!kept.includes(base)) rmSync(base.path, { recursive: true });
  const [first] = kept;
  if (first) {
    await run({
      program: postgresProgram('pg_archivecleanup'),
      arguments: [settings.wal, firstSegmentOf(first)],
      folder: '/',
      ...asPostgresUser(),
    });
  }
  return kept;
}
