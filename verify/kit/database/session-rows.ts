import { hash } from 'node:crypto';
import { join } from 'node:path';
import { runSqlFile } from './sql-file.ts';

/** Members 1 to `count`, each with a live session. */
export const addPeople = (address: string, count: number): Promise<void> =>
  runSqlFile(address, join(import.meta.dirname, 'people.sql'), { count });

/** As `people.sql` made them. */
export const sessionOf = (person: number): Record<string, string> => ({
  authorization: `Bearer ${hash('sha256', `session-${person}`, 'base64url')}`,
});
export const emailOf = (person: number): string => `penulis${person}@contoh.id`;
