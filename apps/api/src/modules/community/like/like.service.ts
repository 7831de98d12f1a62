import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { batchLoader } from '../batch-loader.ts';
import type { CommunityHooks } from '../hooks.ts';
import { keyOf, type Likeable, likeRepository, type LikeTarget } from './like.repository.ts';
import { popularLikes } from './popular-likes.ts';

/** Likes of posts and replies. */
export function likeService(db: Database, hooks: CommunityHooks) {
  const likes = likeRepository(db);
  const noteLike = popularLikes(db);
  /** Batched, because many requests wait for the count of a popular post at once. */
  const countsOf = (target: Likeable) =>
    batchLoader(async (ids: readonly string[]) => {
      const counts = await likes.counts(target, [...new Set(ids)]);
      return (id) => counts.get(id) ?? 0;
    });
  const counts = { post: countsOf('post'), reply: countsOf('reply') };
  const likeableOf = (target: Likeable) =>
    batchLoader(async (asked: readonly LikeTarget[]) => {
      const likeable = await likes.likeable(target, asked);
      return (one) => likeable.has(keyOf(one));
    });
  const isLikeable = { post: likeableOf('post'), reply: likeableOf('reply') };

  return {
    async set(viewer: Viewer, target: Likeable, at: LikeTarget, wanted: boolean | undefined) {
      await hooks.assertMayLike(viewer);
      if (!(await isLikeable[target](at))) throw new AppError('not_found');
      const liked = await likes.set({ target, id: at.id, profileId: viewer.id, wanted });
      noteLike(target, at.id);
      return { liked, likeCount: await counts[target](at.id) };
    },
  };
}

export type LikeService = ReturnType<typeof likeService>;
