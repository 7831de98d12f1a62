import { asRole } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { postgresProgram } from '@app/services/src/servers/postgres-programs.ts';

/** Runs a SQL file with psql, as the superuser, and the given variables. */
export async function runSqlFile(
  address: string,
  file: string,
  variables: Record<string, number>,
): Promise<void> {
  const args = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  await run({
    program: postgresProgram('psql'),
    arguments: ['-Xq', '-v', 'ON_ERROR_STOP=1', ...args, '-d', asRole('postgres', address), '-f', file],
  });
}
