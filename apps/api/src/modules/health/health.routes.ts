import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import { version } from '#api/lib/version.ts';
import type { HealthService } from './health.service.ts';

const probe = { config: { rateLimit: false as const }, schema: { hide: true } };

type Parts = { health: HealthService<string>; lifecycle: Dependencies['lifecycle'] };

/** For the machines that watch this one. Only the database is worth refusing traffic for. */
export async function healthRoutes(app: FastifyInstance, { health, lifecycle }: Parts): Promise<void> {
  app.get('/health/live', probe, () => ({ status: 'ok', version }));

  app.get('/health/ready', probe, async (_request, reply) => {
    // Without asking anybody: the balancer has only the drain time to learn it.
    if (lifecycle.draining) return reply.code(503).send({ status: 'draining' });

    const dependencies = await health.dependencies();
    if (dependencies.database === 'down') return reply.code(503).send({ status: 'down', dependencies });
    const allUp = Object.values(dependencies).every((state) => state === 'up');
    return { status: allUp ? 'ready' : 'degraded', dependencies };
  });
}
