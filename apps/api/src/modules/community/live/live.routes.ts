import { liveEvents } from '@app/contract/community';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { LiveService } from './live.service.ts';

const bearer = 'Bearer '.length;

/** Route for the event stream. */
export const liveRoutes: FastifyPluginAsyncZod<{ live: LiveService }> = async (app, { live }) => {
  app.addHook('onReady', async () => live.start());
  // Streams must end before the server waits for open connections.
  app.addHook('preClose', async () => live.close());

  const { schema, ...address } = endpoint(liveEvents);
  const stream = {
    description: 'A stream',
    content: { 'text/event-stream': { schema: liveEvents.response } },
  };
  app.route({
    ...address,
    schema: { ...schema, response: { ...schema.response, '2xx': stream } },
    config: { isStream: true },
    preParsing: app.requireViewer,
    handler: async (request, reply) => {
      const viewer = request.viewer();
      const muted = await live.admit(viewer);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        // No request follows, and an idle connection would delay the shutdown.
        connection: 'close',
        // A gateway that buffers responses would never send this one.
        'x-accel-buffering': 'no',
      } as Record<string, string>);
      const token = request.headers.authorization!.slice(bearer);
      await live.openStream({ profileId: viewer.id, token, muted }, reply.raw);
    },
  });
};
