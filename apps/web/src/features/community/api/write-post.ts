import { createPost, deletePost, editPost, type Post } from '@app/contract/community';
import type { RouteInput } from '@app/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { addToLists, changePost, dropFromLists, reloadLists, reloadThread } from '../cache.ts';

type PostWords = RouteInput<typeof editPost>['body'];
type NewPost = { key: string; words: PostWords; pictureId: string | null };

const sendWords = (postId: string, body: PostWords) => call(editPost, { params: { postId }, body });

/**
 * One key for one draft: what is sent again because its answer was lost is posted once. Who changed the words in
 * between gets the first post back, which is then given the new words.
 */
async function send({ key, words, pictureId }: NewPost) {
  const answer = await call(createPost, { body: { ...words, pictureId } }, { idempotencyKey: key });
  const { title, content } = answer.post;
  return title === words.title && content === words.content ? answer : sendWords(answer.post._id, words);
}

export function useCreatePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // The reload is not waited for: the form closes at once. A copy of the server may not know the post yet.
    onSuccess: ({ post }) => {
      addToLists(client, post);
      void reloadLists(client).then(() => addToLists(client, post));
    },
  });
}

export function useEditPost({ _id: postId }: Post) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: PostWords) => sendWords(postId, words),
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
      // Who comes back to its address sees what stands in its place.
      void reloadThread(client, postId);
    },
  });
}
