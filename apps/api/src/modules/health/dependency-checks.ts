import type { Dependencies } from '#api/dependencies.ts';
import type { Checks } from './health.service.ts';

/** The health check of each dependency. */
export const dependencyChecks = (deps: Dependencies) =>
  ({
    database: () => deps.probe.check(),
    redis: async () => void (await deps.redis.ping()),
    identity: () => deps.identity.check(),
    objects: () => deps.objects.check(),
    mail: () => deps.mail.check(),
    classifier: () => deps.classifier.check(),
  }) satisfies Checks<string>;
