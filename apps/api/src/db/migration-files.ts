import { readdir, readFile } from 'node:fs/promises';

// Next to this file in the sources, and copied next to the bundle by the build.
export const migrationsFolder = new URL('./migrations/', import.meta.url);

/** First line of a file whose statements take long but block nobody: `concurrently`, `validate constraint`. */
const outsideMarker = '-- outside a transaction';

/** Outside a transaction each statement is its own, so a file that stopped half-way must be able to run again. */
export type MigrationFile = { name: string; statements: string[]; isOutside: boolean };

/** Plain SQL files in name order; forward only. */
export async function readMigrations(folder: URL): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => parseMigration(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

function parseMigration(name: string, text: string): MigrationFile {
  const isOutside = text.startsWith(outsideMarker);
  return { name, isOutside, statements: isOutside ? splitStatements(text) : [text] };
}

/** Such a file has no function bodies, so a semicolon at the end of a line ends a statement. */
const splitStatements = (text: string) =>
  text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');
