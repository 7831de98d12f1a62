import { hash } from 'node:crypto';
import { product } from '@app/contract/product';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

const scripts = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The page may load from this server only: no third-party fonts, assistants or analytics. */
const policyFor = (page: string) => {
  const inline = [...page.matchAll(scripts)].flatMap(([, script]) => script || []);
  const hashes = inline.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  return (
    `default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'self' 'unsafe-inline'; ` +
    `img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`
  );
};

/** Serves the API reference at /docs. */
export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onRequest', (request, reply, done) => {
      // Relative, because the gateway strips the path prefix.
      if (request.routeOptions.url === '/docs') reply.redirect('docs/');
      else done();
    });
    docs.addHook('onSend', async (_request, reply, payload) => {
      const type = String(reply.getHeader('content-type'));
      if (type.startsWith('text/html')) reply.header('content-security-policy', policyFor(String(payload)));
      if (type.startsWith('application/javascript')) reply.header('cache-control', 'public, max-age=86400');
      return payload;
    });
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '../openapi.json',
        pageTitle: `${product.name} API`,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}
