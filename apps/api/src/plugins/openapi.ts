import { product } from '@app/contract/product';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { version } from '#api/lib/version.ts';

/** OpenAPI 3.1 printed from the contract. Must come before the routes that it describes. */
export async function addOpenApi(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${product.name} API`, version, description: product.tagline },
      servers: [{ url: `${origin}/api` }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });

  let text: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60');
    return text;
  });
}
