import { product } from '@app/contract/product';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { version } from '#api/lib/version.ts';

type Body = { required?: boolean; content: Record<string, { schema?: { anyOf?: { type?: string }[] } }> };
type Document = { paths?: Record<string, Record<string, { requestBody?: Body }>> };

/** The plugin calls every body required; one that may be null may be left out too. */
function markOptionalBodies(document: Document): Document {
  for (const operations of Object.values(document.paths ?? {}))
    for (const { requestBody } of Object.values(operations))
      if (requestBody?.content['application/json']?.schema?.anyOf?.some(({ type }) => type === 'null'))
        requestBody.required = false;
  return document;
}

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
    text ??= JSON.stringify(markOptionalBodies(app.swagger() as Document));
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60');
    return text;
  });
}
