import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import { version } from '#api/lib/version.ts';
import { healthService } from './health.service.ts';

const probe = { config: { rateLimit: false as const }, schema: { hide: true } };

/** For the machines that watch this one. Only the database is worth refusing traffic for. */
export async function healthRoutes(app: FastifyInstance, { deps }: { deps: Dependencies }): Promise<void> {
  const health = healthService({
    database: () => deps.probe.check(),
    redis: async () => void (await deps.redis.ping()),
    identity: () => deps.identity.check(),
    objects: () => deps.objects.check(),
    mail: () => deps.mail.check(),
    classifier: () => deps.classifier.check(),
  });

  app.get('/health/live', probe, () => ({ status: 'ok', version }));

  app.get('/health/ready', probe, async (_request, reply) => {
    // Without asking anybody: the balancer has only the drain time to learn it.
    if (deps.lifecycle.draining) return reply.code(503).send({ status: 'draining' });

    const dependencies = await health.dependencies();
    if (dependencies.database === 'down') return reply.code(503).send({ status: 'down', dependencies });
    const allUp = Object.values(dependencies).every((state) => state === 'up');
    return { status: allUp ? 'ready' : 'degraded', dependencies };
  });
}
