import { hash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Label } from '@app/classifier/materials';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { objectNames } from '#api/modules/photo/photo-names.ts';
import { learningExportRepository } from './learning-export.repository.ts';
import { manifestOf, photoPath, withdrawnOf } from './manifest.ts';

type Parts = { db: Database; objects: ObjectStore };
type Request = { folder: string; modelVersion: string | null };
export type LearningExport = { id: number; photos: number; missing: number; withdrawn: number };
type Written = { id: string; label: Label; sha256: string };

/** Writes labelled photos with their manifest into an empty folder. Nothing is trained by it. */
export async function exportLearning({ db, objects }: Parts, request: Request): Promise<LearningExport> {
  const { folder, modelVersion } = request;
  await prepare(folder);
  const exports = learningExportRepository(db);
  const id = await exports.begin(modelVersion);

  const written: Written[] = [];
  let missing = 0;
  for (const photo of await exports.photosOf(id)) {
    const bytes = photo.photo_key ? await read(objects, objectNames(photo.photo_key).photo) : undefined;
    if (bytes && photo.label) {
      await writeFile(join(folder, photoPath(photo.id)), bytes);
      written.push({ id: photo.id, label: photo.label, sha256: hash('sha256', bytes) });
    } else {
      await exports.forget(id, photo.id);
      missing += 1;
    }
  }

  // Some may have been withdrawn while the others were written.
  const withdrawn = await exports.withdrawn();
  const gone = new Set(withdrawn);
  for (const photo of written) if (gone.has(photo.id)) await rm(join(folder, photoPath(photo.id)));
  const kept = written.filter((photo) => !gone.has(photo.id));
  await writeFile(join(folder, 'manifest.csv'), manifestOf(kept));
  await writeFile(join(folder, 'withdrawn.csv'), withdrawnOf(withdrawn));
  await exports.finish(id);
  return { id, photos: kept.length, missing, withdrawn: withdrawn.length };
}

/** Only the operator may read it. */
async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: choose a new folder`);
  await mkdir(join(folder, 'photos'));
}

async function read(objects: ObjectStore, name: string): Promise<Buffer | undefined> {
  const found = await objects.read(name);
  return found && Buffer.concat(await found.body.toArray());
}
