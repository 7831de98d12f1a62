import { run } from '@app/services/run';
import { postgresProgram } from '@app/services/servers/postgres-programs';

/** Runs a file of SQL by psql; its :names are the given numbers. */
export async function runSqlFile(
  address: string,
  file: string,
  variables: Record<string, number>,
): Promise<void> {
  const words = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  await run({
    program: postgresProgram('psql'),
    arguments: ['-Xq', '-v', 'ON_ERROR_STOP=1', ...words, '-d', address, '-f', file],
  });
}
