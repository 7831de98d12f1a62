import { readSeedEnv } from '#api/env.ts';
import { createLogger } from '#api/logger.ts';
import { seedDatabase } from '#api/seed/seed.ts';

const { databaseUrl, hasSamplePlaces } = readSeedEnv(process.env);
await seedDatabase(databaseUrl, { hasSamplePlaces });
createLogger('info').info('samples and content are up to date');
