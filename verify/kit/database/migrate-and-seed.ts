import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';

/** The two steps of a deployment, by the built API in the given folder. */
export async function migrateAndSeed(databaseUrl: string, folder = join(root, 'apps/api')): Promise<void> {
  for (const program of ['migrate', 'seed']) {
    await run({
      program: process.execPath,
      arguments: [join(folder, `dist/${program}.js`)],
      environment: { DATABASE_URL: databaseUrl, SAMPLE_PLACES: 'on' },
    });
  }
}
