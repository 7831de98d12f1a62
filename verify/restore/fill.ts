import { join } from 'node:path';
import { runSqlFile } from '../kit/database/sql-file.ts';

export const people = 1000;

/** Users and posts for the writers of the drill. */
export const fill = (address: string, posts: number) =>
  runSqlFile(address, join(import.meta.dirname, 'fill.sql'), { people, posts });
