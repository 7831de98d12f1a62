import { hash } from 'node:crypto';
import { mapCollectors } from '@app/contract/directory';
import type { onSendHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { MapService } from './map.service.ts';
import { plainJson } from './plain-json.ts';

/** The same map again costs a phone the headers only. */
const answerUnchanged: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  // Everybody may keep it, and asks every time whether it still holds.
  reply.headers({ etag: tag, 'cache-control': 'public, no-cache' });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
  if (!known?.includes(tag)) return done(null, payload);
  reply.code(304);
  done(null, '');
};

/** HTTP of the map. */
export const mapRoutes: FastifyPluginAsyncZod<{ maps: MapService }> = async (app, { maps }) => {
  app.route({
    ...endpoint(mapCollectors),
    onSend: answerUnchanged,
    handler: async (request, reply) => {
      reply.serializer(plainJson);
      return maps.map(request.query, new Date());
    },
  });
};
