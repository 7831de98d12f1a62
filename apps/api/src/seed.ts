import { readDatabaseUrl } from '#api/env.ts';
import { createLogger } from '#api/logger.ts';
import { seedDatabase } from '#api/seed/seed.ts';

await seedDatabase(readDatabaseUrl(process.env));
createLogger('info').info('samples and content are up to date');
