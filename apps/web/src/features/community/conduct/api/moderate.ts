import { moderatePost, moderateReply, suspendMember } from '@app/contract/community-moderation';
import type { RouteInput } from '@app/contract/route';
import { call } from '#web/lib/api.ts';
import { authorOf, type ConductTarget } from '../conduct-target.ts';

export type Deed = RouteInput<typeof moderatePost>['body']['action'] | 'suspend';
export type Why = Pick<RouteInput<typeof moderatePost>['body'], 'rule' | 'reason'>;

export function moderate(target: ConductTarget, deed: Deed, why: Why, days: number) {
  const { post, reply } = target;
  const params = { postId: post._id };
  if (deed === 'suspend')
    return call(suspendMember, {
      params: { memberId: authorOf(target)._id ?? '' },
      body: { days, ...why },
    });
  if (reply && (deed === 'hide' || deed === 'restore'))
    return call(moderateReply, { params: { ...params, replyId: reply._id }, body: { action: deed, ...why } });
  return call(moderatePost, { params, body: { action: deed, ...why } });
}
