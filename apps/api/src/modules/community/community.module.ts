import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#api/db/database.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import type { CommunityHooks } from './hooks.ts';
import { likeService } from './like/like.service.ts';
import type { PostLists } from './list/post-list.service.ts';
import type { PostReader } from './post/post-reader.service.ts';
import { postWriter } from './post/post-writer.service.ts';
import { postRoutes } from './post/post.routes.ts';
import { replyWriter } from './reply/reply-writer.service.ts';
import { replyRoutes } from './reply/reply.routes.ts';

type Parts = {
  db: Database;
  hooks: CommunityHooks;
  lists: PostLists;
  reader: PostReader;
  pictures: PictureService;
};

/** Posts, replies and likes of members. */
export const community: FastifyPluginAsync<Parts> = async (app, { db, hooks, lists, reader, pictures }) => {
  const invalidateLists = () => lists.invalidate();
  const likes = likeService(db, hooks);
  const posts = postWriter({ db, hooks, invalidateLists });
  await app.register(postRoutes, { lists, reader, writer: posts, likes, pictures });
  await app.register(replyRoutes, { reader, writer: replyWriter({ db, hooks, invalidateLists }), likes });
};
