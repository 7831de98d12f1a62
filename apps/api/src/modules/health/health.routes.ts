import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import { version } from '#api/lib/version.ts';
import type { HealthService } from './health.service.ts';

const probe = { config: { rateLimit: false as const }, schema: { hide: true } };

type Parts = { health: HealthService<string>; lifecycle: Dependencies['lifecycle'] };

/** Probes for load balancers and monitoring. Only a missing database makes the instance not ready. */
export async function healthRoutes(app: FastifyInstance, { health, lifecycle }: Parts): Promise<void> {
  app.get('/health/live', probe, () => ({ status: 'ok', version }));

  app.get('/health/ready', probe, async (_request, reply) => {
    // Without checking dependencies, because the balancer must notice it within the drain time.
    if (lifecycle.draining) return reply.code(503).send({ status: 'draining' });

    const dependencies = await health.dependencies();
    if (dependencies.database === 'down') return reply.code(503).send({ status: 'down', dependencies });
    const allUp = Object.values(dependencies).every((state) => state === 'up');
    return { status: allUp ? 'ready' : 'degraded', dependencies };
  });
}
