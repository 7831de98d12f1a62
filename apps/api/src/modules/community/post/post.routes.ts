import {
  chooseBestReply,
  createPost,
  deletePost,
  editPost,
  likePost,
  listPosts,
  showPost,
  uploadPostPicture,
} from '@app/contract/community';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { idempotencyKeyOf } from '#api/lib/once/idempotency-key.ts';
import { sendSerialized } from '#api/lib/plain-json.ts';
import { pictureUpload } from '#api/modules/photo/picture-upload.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import type { LikeService } from '../like/like.service.ts';
import type { PostLists } from '../list/post-list.service.ts';
import type { PostReader } from './post-reader.service.ts';
import type { PostWriter } from './post-writer.service.ts';

type Parts = {
  lists: PostLists;
  reader: PostReader;
  writer: PostWriter;
  likes: LikeService;
  pictures: PictureService;
};
const done = { success: true as const };

/** Routes for posts, for members. */
export const postRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { lists, reader, writer, likes, pictures } = parts;

  app.route({
    ...endpoint(listPosts),
    preParsing: app.requireViewer,
    handler: async (request, reply) =>
      sendSerialized(reply, await lists.list(request.query, request.viewer().id)),
  });

  app.route({
    ...endpoint(createPost),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const viewer = request.viewer();
      const id = await writer.create(viewer, request.body, idempotencyKeyOf(request));
      return { ...done, post: await reader.withoutReplies(id, viewer.id) };
    },
  });

  app.route({
    ...endpoint(showPost),
    preParsing: app.requireViewer,
    handler: async (request) => ({
      ...done,
      ...(await reader.withReplies(request.params.postId, request.viewer().id)),
    }),
  });

  app.route({
    ...endpoint(editPost),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId } = request.params;
      const viewer = request.viewer();
      await writer.edit(viewer, postId, request.body);
      return { ...done, post: await reader.withoutReplies(postId, viewer.id) };
    },
  });

  app.route({
    ...endpoint(deletePost),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await writer.delete(request.viewer(), request.params.postId);
      return done;
    },
  });

  app.route({
    ...endpoint(likePost),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { postId } = request.params;
      const at = { id: postId, postId };
      return { ...done, ...(await likes.set(request.viewer(), 'post', at, request.body?.liked)) };
    },
  });

  app.route({
    ...endpoint(chooseBestReply),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await writer.chooseBestReply(request.viewer(), request.params.postId, request.body.replyId);
      return done;
    },
  });

  await app.register(pictureUpload, { pictures, route: uploadPostPicture });
};
