import { type createReply, deleteReply, editReply } from '@app/contract/community';
import type { RouteInput } from '@app/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { deliver } from '#web/lib/outbox/outbox.ts';
import { changeReply, reloadThread } from '../cache.ts';

type NewReply = RouteInput<typeof createReply>['body'];

export const useCreateReply = (postId: string, memberId: string) =>
  useMutation({
    mutationFn: ({ body, ...delivery }: { body: NewReply; key: string; onStored: () => void }) =>
      deliver(memberId, { kind: 'reply', postId, body }, delivery),
  });

type OwnReply = { postId: string; replyId: string };

export function useEditReply({ postId, replyId }: OwnReply) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => call(editReply, { params: { postId, replyId }, body: { content } }),
    onSuccess: ({ reply: { content, editedAt } }) =>
      changeReply(client, postId, replyId, (reply) => ({ ...reply, content, editedAt })),
  });
}

export function useDeleteReply({ postId, replyId }: OwnReply) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteReply, { params: { postId, replyId } }),
    // The server returns the placeholder text and whether it was the best reply.
    onSuccess: () => reloadThread(client, postId),
  });
}
