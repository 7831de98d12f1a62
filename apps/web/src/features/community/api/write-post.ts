import { deletePost, editPost, type Post } from '@app/contract/community';
import type { RouteInput } from '@app/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { deliver } from '#web/lib/outbox/outbox.ts';
import { changePost, dropFromLists, reloadThread } from '../cache.ts';

type PostInput = RouteInput<typeof editPost>['body'];
type NewPost = { words: PostInput; pictureId: string | null; photo?: Blob };

/** One idempotency key per draft: a retry does not create a second post. */
export const useCreatePost = (memberId: string) =>
  useMutation({
    mutationFn: ({ post, ...delivery }: { post: NewPost; key: string; onStored: () => void }) =>
      deliver(memberId, { kind: 'post', ...post }, delivery),
  });

export function useEditPost({ _id: postId }: Post) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PostInput) => call(editPost, { params: { postId }, body }),
    onSuccess: ({ post: { title, content, category, tags, editedAt } }) =>
      changePost(client, postId, (post) => ({ ...post, title, content, category, tags, editedAt })),
  });
}

export function useDeletePost({ _id: postId }: Post) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deletePost, { params: { postId } }),
    onSuccess: () => {
      dropFromLists(client, postId);
      // Reopening its URL must show the "deleted" placeholder.
      void reloadThread(client, postId);
    },
  });
}
