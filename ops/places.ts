import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connect, createPool } from '@app/api/src/db/database.ts';
import { readDatabaseUrl } from '@app/api/src/env.ts';
import { contentFolder } from '@app/api/src/lib/content/content-folder.ts';
import { borderRepository } from '@app/api/src/modules/directory/place-import/border.repository.ts';
import { importMap } from '@app/api/src/modules/directory/place-import/import-map.ts';
import { importReport } from '@app/api/src/modules/directory/place-import/import-report.ts';
import { readPlaceFile } from '@app/api/src/modules/directory/place-import/place-file.ts';
import { importPlaces } from '@app/api/src/modules/directory/place-import/place-import.service.ts';

const usage = `Usage: ops import:places FILE --source NAME [--mapping FILE] [--dry-run] [--map FILE.svg]`;

/** An import is one transaction of some thousand rows. */
const timeoutMs = 300_000;

/** For the operator: `pnpm ops import:places FILE --source NAME`. A dry run writes a picture beside its report. */
async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      map: { type: 'string' },
    },
  });
  const [command, file] = positionals;
  const { source, mapping, 'dry-run': isDryRun, map = isDryRun ? 'import-places.svg' : undefined } = values;
  if (command !== 'import:places' || !file || !source) throw new Error(usage);
  const places = await readPlaceFile(file, mapping);
  const db = connect(createPool(readDatabaseUrl(process.env), 1, { timeoutMs }));
  try {
    const result = await importPlaces(db, contentFolder(), places, { source, isDryRun });
    const lines = [importReport(source, result)];
    if (map) {
      await writeFile(map, importMap(result.plan, await borderRepository(db).rings()));
      lines.push(`Map: ${map} (green shown, blue merged, red held)`);
    }
    return lines.join('\n');
  } finally {
    await db.destroy();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
