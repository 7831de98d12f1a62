import { liveEvents } from '@app/contract/community';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { LiveService } from './live.service.ts';

const bearer = 'Bearer '.length;

/** HTTP of a stream that stays open. */
export const liveRoutes: FastifyPluginAsyncZod<{ live: LiveService }> = async (app, { live }) => {
  app.addHook('onReady', async () => live.start());
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => live.close());

  app.route({
    ...endpoint(liveEvents),
    config: { isStream: true },
    preParsing: app.requireViewer,
    handler: async (request, reply) => {
      const viewer = request.viewer();
      const muted = await live.admit(viewer);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        // Nothing comes after it: a connection that lay idle then would delay a stop.
        connection: 'close',
        // A gateway that gathers an answer first would gather this one without end.
        'x-accel-buffering': 'no',
      } as Record<string, string>);
      const token = request.headers.authorization!.slice(bearer);
      await live.follow({ profileId: viewer.id, token, muted }, reply.raw);
    },
  });
};
