import { fileURLToPath } from 'node:url';
import { connect, createPool } from '#api/db/database.ts';
import { contentFolder } from '#api/lib/content/content-folder.ts';
import { importReport } from '#api/modules/directory/place-import/import-report.ts';
import { readPlaceFile } from '#api/modules/directory/place-import/place-file.ts';
import { importPlaces } from '#api/modules/directory/place-import/place-import.service.ts';

/** An import is one transaction of some thousand rows. */
const timeoutMs = 300_000;

/** Imports the places that come with the product, as an operator imports others; again it changes nothing. */
export async function plantPlaces(databaseUrl: string): Promise<string> {
  const content = contentFolder();
  const file = await readPlaceFile(fileURLToPath(new URL('places/sipsn-2023-03.csv.gz', content)));
  const db = connect(createPool(databaseUrl, 1, { timeoutMs }));
  try {
    const result = await importPlaces(db, content, file, { source: 'sipsn', isDryRun: false });
    return importReport('sipsn', result);
  } finally {
    await db.destroy();
  }
}
