import type { FastifyInstance } from 'fastify';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { featureSwitchRepository } from '#api/lib/feature-switch/feature-switch.repository.ts';
import { featureNames, features } from '#api/lib/feature-switch/features.ts';
import { promiseCache } from '#api/lib/promise-cache.ts';

/** After this long every instance has noticed a switch. */
const ttlMs = 5000;
const retrySeconds = 60;

/** Refuses the routes of features that are off. Must be added before the routes; other routes pay nothing. */
export function addFeatureSwitches(app: FastifyInstance, db: Database): void {
  const cache = promiseCache<Set<string>>({ maxEntries: 1, ttlMs });
  // Without the database nothing is known to be off, and the feature says itself what it lacks.
  const namesOff = () =>
    cache.get('off', () => featureSwitchRepository(db).namesOff()).catch(() => new Set<string>());

  app.addHook('onRoute', (route) => {
    const feature = featureNames.find((name) => features[name] === route.url);
    if (!feature) return;
    const refuseWhenOff = async () => {
      if ((await namesOff()).has(feature)) throw new AppError('feature_off', { retryAfter: retrySeconds });
    };
    route.onRequest = [refuseWhenOff, route.onRequest ?? []].flat();
  });
}
