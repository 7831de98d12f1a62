import type { ModerationAction } from '@app/contract/community-moderation';
import type { z } from 'zod';
import type { Dependencies } from '#api/dependencies.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { appealReviewService } from './appeal-review.service.ts';
import { liveNews } from '../live/live-news.ts';
import type { Why } from './moderation.repository.ts';
import { type Audit, moderationService, postTarget, replyTarget } from './moderation.service.ts';
import type { PostReader } from '../post/post-reader.service.ts';
import { reportReviewService } from './report-review.service.ts';
import { suspensionService } from './suspension.service.ts';

type Parts = { deps: Dependencies; audit: Audit; reader: PostReader; forgetLists: () => void };
type Days = Why & { days: number };
type Given = Why & { action: z.infer<typeof ModerationAction> };

/** All that moderators can do, for whoever lets them. */
export function communityModerators({ deps, audit, reader, forgetLists }: Parts) {
  const { db, redis, env } = deps;
  const news = liveNews(redis, env.REDIS_PREFIX);
  const moderation = moderationService({ db, audit, news, forgetLists });
  const suspensions = suspensionService(db, moderation);
  return {
    moderation,
    suspensions,
    reports: reportReviewService({ db, audit, moderation, reader }),
    appeals: appealReviewService({ db, audit, moderation }),
    moderatePost: (viewer: Viewer, postId: string, given: Given) =>
      moderation.moderate(viewer, postTarget(postId), given),
    moderateReply: (viewer: Viewer, postId: string, replyId: string, given: Given) =>
      moderation.moderate(viewer, replyTarget(postId, replyId), given),
    suspend: (viewer: Viewer, memberId: string, given: Days) => suspensions.suspend(viewer, memberId, given),
  };
}

export type CommunityModerators = ReturnType<typeof communityModerators>;
