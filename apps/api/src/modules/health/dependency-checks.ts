import type { Dependencies } from '#api/dependencies.ts';
import type { Checks } from './health.service.ts';

/** How each server shows that it works. */
export const dependencyChecks = (deps: Dependencies) =>
  ({
    database: () => deps.probe.check(),
    redis: async () => void (await deps.redis.ping()),
    identity: () => deps.identity.check(),
    objects: () => deps.objects.check(),
    mail: () => deps.mail.check(),
    classifier: () => deps.classifier.check(),
  }) satisfies Checks<string>;
