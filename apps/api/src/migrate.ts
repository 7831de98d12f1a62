import { migrate } from '#api/db/migrate.ts';
import { readDatabaseUrl } from '#api/env.ts';
import { createLogger } from '#api/logger.ts';

const applied = await migrate(readDatabaseUrl(process.env));
createLogger('info').info({ applied }, 'database is up to date');
