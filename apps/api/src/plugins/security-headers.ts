import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Constant and set at once: a plugin that computes them costs as much as the whole request. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  // Responses are private unless a route says otherwise.
  'cache-control': 'no-store',
};

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  reply.header('x-request-id', request.id);
}

export function addSecurityHeaders(app: FastifyInstance, lifecycle: { draining: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
  // In `onSend`, so that requests already in progress close their connection too.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
