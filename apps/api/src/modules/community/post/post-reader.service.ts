import type { Post, Reply } from '@app/contract/community';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { PhotoAddress } from './post-photos.ts';
import { ownMarksOf, publicPostOf } from './post-row.ts';
import { postRepository } from './post.repository.ts';
import { replyOf } from '../reply/reply-row.ts';
import { replyRepository } from '../reply/reply.repository.ts';
import { pageOf, readSeqCursor } from './seq-cursor.ts';

const page = 20;

/** Single posts and their replies, as one person sees them. */
export function postReader(db: Database, photoAddress: PhotoAddress) {
  const posts = postRepository(db);
  const replies = replyRepository(db);

  async function replyPage(postId: string, viewerId: string, cursor?: string) {
    const after = cursor === undefined ? 0 : readSeqCursor(cursor);
    const { shown, nextCursor } = pageOf(await replies.page(postId, viewerId, after, page + 1), page);
    return { replies: shown.map((row) => replyOf(row, viewerId)), nextCursor };
  }

  /** Moderators also see hidden content instead of the placeholder. */
  async function withoutReplies(id: string, viewerId: string, showsHidden = false): Promise<Post> {
    const row = await posts.find(id, viewerId);
    if (!row) throw new AppError('not_found');
    const photo = await photoAddress(row.photo_key);
    return { ...publicPostOf(row, photo, showsHidden), ...ownMarksOf(row.author_id, row, viewerId) };
  }

  return {
    withoutReplies,
    replyPage,

    async reply(postId: string, id: string, viewerId: string, showsHidden = false): Promise<Reply> {
      const row = await replies.find(postId, id, viewerId);
      if (!row) throw new AppError('not_found');
      return replyOf(row, viewerId, showsHidden);
    },

    /** Includes the first page of its replies. */
    async withReplies(id: string, viewerId: string) {
      const [post, first] = await Promise.all([withoutReplies(id, viewerId), replyPage(id, viewerId)]);
      return { post: { ...post, replies: first.replies }, nextReplyCursor: first.nextCursor };
    },

    /** An unknown post is `not_found`, not an empty page. */
    async replies(id: string, viewerId: string, cursor: string | undefined) {
      const found = await replyPage(id, viewerId, cursor);
      if (found.replies.length === 0 && !(await posts.find(id, viewerId))) throw new AppError('not_found');
      return found;
    },
  };
}

export type PostReader = ReturnType<typeof postReader>;
