import { readDatabaseUrl } from '#api/env.ts';
import { createLogger } from '#api/logger.ts';
import { plantPlaces } from '#api/seed/plant-places.ts';

const report = await plantPlaces(readDatabaseUrl(process.env));
createLogger('info').info({ report }, 'the places that come with the product are up to date');
