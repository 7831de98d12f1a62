import type { ModerationAction } from '@app/contract/community-moderation';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { appealReviewService } from './appeal-review.service.ts';
import type { Grounds } from './moderation.repository.ts';
import { type Audit, moderationService, postTarget, replyTarget } from './moderation.service.ts';
import type { PostReader } from '../post/post-reader.service.ts';
import { reportReviewService } from './report-review.service.ts';
import { suspensionService } from './suspension.service.ts';

type Parts = {
  db: Database;
  audit: Audit;
  reader: PostReader;
  relaySoon: () => void;
  invalidateLists: () => void;
};
type SuspensionInput = Grounds & { days: number };
type ModerationInput = Grounds & { action: z.infer<typeof ModerationAction> };

/** All actions of moderators. The caller checks the permission. */
export function communityModerators({ db, audit, reader, relaySoon, invalidateLists }: Parts) {
  const moderation = moderationService({ db, audit, relaySoon, invalidateLists });
  const suspensions = suspensionService(db, moderation);
  return {
    moderation,
    suspensions,
    reports: reportReviewService({ db, audit, moderation, reader }),
    appeals: appealReviewService({ db, audit, moderation }),
    moderatePost: (viewer: Viewer, postId: string, input: ModerationInput) =>
      moderation.moderate(viewer, postTarget(postId), input),
    moderateReply: (viewer: Viewer, postId: string, replyId: string, input: ModerationInput) =>
      moderation.moderate(viewer, replyTarget(postId, replyId), input),
    suspend: (viewer: Viewer, memberId: string, input: SuspensionInput) =>
      suspensions.suspend(viewer, memberId, input),
  };
}

export type CommunityModerators = ReturnType<typeof communityModerators>;
