import { listInnovations, listNews, listPublished, showInnovation, showNews } from '@app/contract/education';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendNotModified } from '#api/lib/etag.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { sendAsPlainJson } from '#api/lib/plain-json.ts';
import type { PieceListService } from './piece-list.service.ts';
import { innovationCardOf, newsCardOf } from './piece-row.ts';
import type { PieceService } from './piece.service.ts';

type Parts = { pieces: PieceService; lists: PieceListService };

/** Public routes of the education centre. */
export const pieceRoutes: FastifyPluginAsyncZod<Parts> = async (app, { pieces, lists }) => {
  app.addHook('onSend', sendNotModified);

  app.route({
    ...endpoint(listNews),
    handler: async (request, reply) => {
      sendAsPlainJson(reply);
      const { category } = request.query;
      const { rows, ...rest } = await lists.list({ kind: 'news', category }, request.query);
      return { news: rows.map(newsCardOf), ...rest };
    },
  });

  app.route({
    ...endpoint(listInnovations),
    handler: async (request, reply) => {
      sendAsPlainJson(reply);
      const { category, material } = request.query;
      const { rows, ...rest } = await lists.list({ kind: 'innovation', category, material }, request.query);
      return { innovations: rows.map(innovationCardOf), ...rest };
    },
  });

  app.route({
    ...endpoint(showNews),
    handler: async (request) => pieces.showNews(request.params.id),
  });

  app.route({
    ...endpoint(showInnovation),
    handler: async (request) => pieces.showInnovation(request.params.id),
  });

  app.route({
    ...endpoint(listPublished),
    handler: async (request) => pieces.published(request.query.limit),
  });
};
