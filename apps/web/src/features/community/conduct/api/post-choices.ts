import { chooseBestReply, followPost } from '@app/contract/community';
import { call } from '#web/lib/api.ts';

export const setFollowed = (postId: string, followed: boolean) =>
  call(followPost, { params: { postId }, body: { followed } });

export const setBestReply = (postId: string, replyId: string | null) =>
  call(chooseBestReply, { params: { postId }, body: { replyId } });
