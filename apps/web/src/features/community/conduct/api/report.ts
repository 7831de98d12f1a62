import { reportPost, reportReply } from '@app/contract/community-moderation';
import type { RouteInput } from '@app/contract/route';
import { call } from '#web/lib/api.ts';
import type { ConductTarget } from '../conduct-target.ts';

export type ReportBody = RouteInput<typeof reportPost>['body'];

export const report = ({ post, reply }: ConductTarget, body: ReportBody) =>
  reply
    ? call(reportReply, { params: { postId: post._id, replyId: reply._id }, body })
    : call(reportPost, { params: { postId: post._id }, body });
