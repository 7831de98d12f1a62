import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { appendEvent } from '#api/lib/events/event-log.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { requirePermission } from '#api/lib/may.ts';
import { writeOnce } from '#api/lib/once/write-once.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import type { CommunityHooks } from '../hooks.ts';
import { postRepository } from '../post/post.repository.ts';
import { replyRepository } from './reply.repository.ts';

type Input = { content: string; mentions: readonly string[] };
type Parts = { db: Database; hooks: CommunityHooks; invalidateLists: () => void };
type Locked = NonNullable<Awaited<ReturnType<ReturnType<typeof replyRepository>['lock']>>>;

/** Creates, edits and deletes replies for their authors. */
export function replyWriter({ db, hooks, invalidateLists }: Parts) {
  /** In a locked post replies can be read and deleted, but not written or edited. */
  async function assertOpen(transaction: Database, postId: string) {
    const post = await postRepository(transaction).status(postId);
    if (post?.state !== 'visible') throw new AppError('not_found');
    if (post.is_locked) throw new AppError('post_locked');
    return post;
  }

  async function changeOwn(
    viewer: Viewer,
    postId: string,
    id: string,
    change: (transaction: Database, reply: Locked) => Promise<void>,
  ) {
    await db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, viewer.id);
      const reply = await replyRepository(transaction).lock(postId, id);
      if (!reply || reply.state === 'deleted') throw new AppError('not_found');
      requirePermission(viewer, 'own.change', { ownerId: reply.author_id });
      await change(transaction, reply);
      await appendEvent(transaction, { kind: 'changed', postId });
    });
    hooks.relaySoon();
  }

  return {
    async create(viewer: Viewer, postId: string, { content, mentions }: Input, key: string | undefined) {
      const request = { profileId: viewer.id, kind: 'reply', key } as const;
      const { id, isNew } = await writeOnce(db, request, async (transaction) => {
        const post = await assertOpen(transaction, postId);
        await hooks.assertMayWrite(transaction, viewer, 'reply', content);
        const replies = replyRepository(transaction);
        const replyId = await replies.insert(postId, viewer.id, content);
        if (post.is_unanswered && post.author_id !== viewer.id)
          await postRepository(transaction).markAnswered(postId);
        const reply = { postId, replyId, authorId: viewer.id, content, mentions };
        const notifiedIds = await hooks.onReply(transaction, reply);
        await appendEvent(transaction, { kind: 'reply', postId, replyId, notifiedIds });
        // Last, because it locks the counter and other replies to the post wait for it.
        await replies.addToCount(postId, 1);
        return replyId;
      });
      if (isNew) {
        invalidateLists();
        hooks.relaySoon();
      }
      return id;
    },

    edit: (viewer: Viewer, postId: string, id: string, content: string) =>
      changeOwn(viewer, postId, id, async (transaction, reply) => {
        if (reply.state !== 'visible') throw new AppError('not_allowed');
        await assertOpen(transaction, postId);
        await hooks.assertMayWrite(transaction, viewer, 'edit', content);
        await replyRepository(transaction).update(postId, id, content);
      }),

    async delete(viewer: Viewer, postId: string, id: string) {
      await changeOwn(viewer, postId, id, async (transaction, reply) => {
        const replies = replyRepository(transaction);
        await replies.blank(postId, id);
        await postRepository(transaction).clearBestReply(postId, id);
        if (reply.state === 'visible') await replies.addToCount(postId, -1);
      });
      invalidateLists();
    },
  };
}

export type ReplyWriter = ReturnType<typeof replyWriter>;
