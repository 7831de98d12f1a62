import { asRole } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { postgresProgram } from '@app/services/src/servers/postgres-programs.ts';

/** As the superuser: proofs also read and write what the product may not. */
export const psql = (databaseUrl: string, ...args: string[]): Promise<string> =>
  run({
    program: postgresProgram('psql'),
    arguments: ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', asRole('postgres', databaseUrl), ...args],
  });

/** Runs SQL by psql; rows come back as lines of text. */
export const query = (sql: string, databaseUrl: string): Promise<string> => psql(databaseUrl, '-c', sql);
