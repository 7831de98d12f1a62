import { followPost, listMuted, muteMember } from '@app/contract/community';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { MuteService } from './mute.service.ts';

/** Routes for muting members and following posts. */
export const muteRoutes: FastifyPluginAsyncZod<{ mutes: MuteService }> = async (app, { mutes }) => {
  app.route({
    ...endpoint(muteMember),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await mutes.set(request.viewer().id, request.params.memberId, request.body.muted);
      return { success: true as const };
    },
  });

  app.route({
    ...endpoint(listMuted),
    preParsing: app.requireViewer,
    handler: async (request) => ({ members: await mutes.list(request.viewer().id) }),
  });

  app.route({
    ...endpoint(followPost),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await mutes.follow(request.viewer().id, request.params.postId, request.body.followed);
      return { success: true as const };
    },
  });
};
