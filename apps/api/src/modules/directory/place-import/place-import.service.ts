import type { Database } from '#api/db/database.ts';
import { ensureOutlines } from '../regions/region-outlines.repository.ts';
import { applyImport } from './apply-import.ts';
import { borderRepository } from './border.repository.ts';
import { importReadRepository } from './import-read.repository.ts';
import { importWriteRepository } from './import-write.repository.ts';
import type { PlaceFile } from './place-file.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { regionIndex } from './region-index.ts';
import { understandPlaces } from './understand-places.ts';

type Options = { source: string; isDryRun: boolean };
export type ImportResult = { plan: ImportPlan; refresh: number; isNewFile: boolean; hasWritten: boolean };

const hasChanges = ({ added, changed, merged, held }: ImportPlan) =>
  added.length + changed.length + merged.length + held.length > 0;

/** Imports a file of places, or only says what it would do. The same file again changes nothing. */
export async function importPlaces(
  db: Database,
  content: URL,
  { places, mapping, sha256 }: PlaceFile,
  { source: name, isDryRun }: Options,
): Promise<ImportResult> {
  await ensureOutlines(db, content);
  return db.transaction().execute(async (transaction) => {
    await importWriteRepository(transaction).lock();
    const read = importReadRepository(transaction);
    const borders = borderRepository(transaction);
    const understood = await understandPlaces(places, regionIndex(await borders.regions()), borders);
    const source = await read.source(name);
    const plan = await planImport(understood, {
      source: name,
      records: source ? await read.records(source.id) : new Map(),
      suppressed: await read.suppressed(),
      candidates: read.candidates,
    });
    const isNewFile = source?.sha256 !== sha256;
    const refresh = (source?.refresh ?? 0) + (isNewFile ? 1 : 0);
    const hasWritten = !isDryRun && (isNewFile || hasChanges(plan));
    if (hasWritten) {
      const { title, licence, attribution, snapshotOn } = mapping;
      const facts = { name, title, licence, attribution, snapshot_on: snapshotOn, sha256, refresh };
      await applyImport(transaction, plan, facts, isNewFile);
    }
    return { plan, refresh, isNewFile, hasWritten };
  });
}
