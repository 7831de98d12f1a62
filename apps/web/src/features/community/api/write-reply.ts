import { createReply, deleteReply, editReply } from '@app/contract/community';
import type { RouteInput } from '@app/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { addReply, changePost, changeReply, reloadThread } from '../cache.ts';

type NewReply = RouteInput<typeof createReply>['body'];

export function useCreateReply(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, body }: { key: string; body: NewReply }) => {
      const answer = await call(createReply, { params: { postId }, body }, { idempotencyKey: key });
      if (answer.reply.content === body.content) return answer;
      // The first try had arrived after all, with other words.
      const params = { postId, replyId: answer.reply._id };
      const { reply } = await call(editReply, { params, body: { content: body.content } });
      return { ...answer, reply };
    },
    onSuccess: ({ post: { replyCount, isFollowed }, reply }) => {
      addReply(client, postId, reply);
      changePost(client, postId, (post) => ({ ...post, replyCount, isFollowed }));
    },
  });
}

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
    // The server says what stands in its place, and whether it was the best one.
    onSuccess: () => reloadThread(client, postId),
  });
}
