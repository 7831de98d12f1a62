import { hash } from 'node:crypto';
import { join } from 'node:path';
import { runSqlFile } from './sql-file.ts';

/** Members 1 to `count`, each with a live session. */
export const addUsers = (address: string, count: number): Promise<void> =>
  runSqlFile(address, join(import.meta.dirname, 'users.sql'), { count });

/** The session that `users.sql` creates. */
export const sessionOf = (user: number): Record<string, string> => ({
  authorization: `Bearer ${hash('sha256', `session-${user}`, 'base64url')}`,
});
export const emailOf = (user: number): string => `penulis${user}@contoh.id`;
