import { rmSync } from 'node:fs';
import { type Base, firstSegmentOf, listBases } from './bases.ts';
import { postgresProgram, runAsPostgres } from './postgres.ts';
import { settings } from './settings.ts';

const day = 86_400_000;

/**
 * Deletes base backups and log segments that are too old. The newest backup is always kept, so that there is one.
 */
export async function prune(now: Date): Promise<Base[]> {
  const bases = listBases(settings.bases);
  const oldest = now.getTime() - settings.daysToKeep() * day;
  const kept = bases.filter(
    (base, index) => base.completedAt.getTime() > oldest || index === bases.length - 1,
  );
  for (const base of bases) if (!kept.includes(base)) rmSync(base.path, { recursive: true });
  const [first] = kept;
  if (first) await runAsPostgres(postgresProgram('pg_archivecleanup'), settings.wal, firstSegmentOf(first));
  return kept;
}
