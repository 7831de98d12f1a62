import { createReply, deleteReply, editReply, likeReply, listReplies } from '@app/contract/community';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { idempotencyKeyOf } from '#api/lib/once/idempotency-key.ts';
import type { LikeService } from '../like/like.service.ts';
import type { PostReader } from '../post/post-reader.service.ts';
import type { ReplyWriter } from './reply-writer.service.ts';

type Parts = { reader: PostReader; writer: ReplyWriter; likes: LikeService };
const done = { success: true as const };

/** Routes for replies, for members. */
export const replyRoutes: FastifyPluginAsyncZod<Parts> = async (app, { reader, writer, likes }) => {
  app.route({
    ...endpoint(listReplies),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId } = request.params;
      return { ...done, ...(await reader.replies(postId, request.viewer().id, request.query.cursor)) };
    },
  });

  app.route({
    ...endpoint(createReply),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId } = request.params;
      const viewer = request.viewer();
      const replyId = await writer.create(viewer, postId, request.body, idempotencyKeyOf(request));
      const [whole, reply] = await Promise.all([
        reader.withReplies(postId, viewer.id),
        reader.reply(postId, replyId, viewer.id),
      ]);
      return { ...done, ...whole, reply };
    },
  });

  app.route({
    ...endpoint(editReply),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId, replyId } = request.params;
      const viewer = request.viewer();
      await writer.edit(viewer, postId, replyId, request.body.content);
      return { ...done, reply: await reader.reply(postId, replyId, viewer.id) };
    },
  });

  app.route({
    ...endpoint(deleteReply),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId, replyId } = request.params;
      await writer.delete(request.viewer(), postId, replyId);
      return done;
    },
  });

  app.route({
    ...endpoint(likeReply),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId, replyId } = request.params;
      const viewer = request.viewer();
      const at = { id: replyId, postId };
      const like = await likes.set(viewer, 'reply', at, request.body?.liked);
      const { post } = await reader.withReplies(postId, viewer.id);
      return { ...done, ...like, post };
    },
  });
};
