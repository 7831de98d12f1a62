import { listMySuggestions, suggestListing } from '@app/contract/directory-suggestion';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { SuggestionService } from './suggestion.service.ts';

/** Routes for a member's own suggestions. */
export const suggestionRoutes: FastifyPluginAsyncZod<{ suggestions: SuggestionService }> = async (
  app,
  { suggestions },
) => {
  app.route({
    ...endpoint(suggestListing),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const suggestion = await suggestions.suggest(request.viewer().id, request.body);
      return { success: true as const, suggestion };
    },
  });

  app.route({
    ...endpoint(listMySuggestions),
    preParsing: app.requireViewer,
    handler: async (request) => ({ suggestions: await suggestions.mine(request.viewer().id) }),
  });
};
