import { moderatePost, moderateReply, suspendMember } from '@app/contract/community-moderation';
import type { RouteInput } from '@app/contract/route';
import { call } from '#web/lib/api.ts';
import { authorOf, type ConductTarget } from '../conduct-target.ts';

export type ModeratorAction = RouteInput<typeof moderatePost>['body']['action'] | 'suspend';
export type Why = Pick<RouteInput<typeof moderatePost>['body'], 'rule' | 'reason'>;

export function moderate(target: ConductTarget, action: ModeratorAction, why: Why, days: number) {
  const { post, reply } = target;
  const params = { postId: post._id };
  if (action === 'suspend')
    return call(suspendMember, {
      params: { memberId: authorOf(target)._id ?? '' },
      body: { days, ...why },
    });
  if (reply && (action === 'hide' || action === 'restore'))
    return call(moderateReply, {
      params: { ...params, replyId: reply._id },
      body: { action, ...why },
    });
  return call(moderatePost, { params, body: { action, ...why } });
}
