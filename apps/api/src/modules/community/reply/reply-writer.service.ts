import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { mustBeAllowed } from '#api/lib/may.ts';
import { writeOnce } from '#api/lib/once/write-once.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import type { CommunityHooks } from '../hooks.ts';
import { postRepository } from '../post/post.repository.ts';
import { replyRepository } from './reply.repository.ts';

type Given = { content: string; mentions: readonly string[] };
type Parts = { db: Database; hooks: CommunityHooks; forgetLists: () => void };
type Locked = NonNullable<Awaited<ReturnType<ReturnType<typeof replyRepository>['lock']>>>;

/** What people do with their replies. */
export function replyWriter({ db, hooks, forgetLists }: Parts) {
  /** A conversation that is closed can be read, and what one said be taken back. */
  async function mustBeOpen(transaction: Database, postId: string) {
    const post = await postRepository(transaction).standing(postId);
    if (post?.state !== 'visible') throw new AppError('not_found');
    if (post.is_locked) throw new AppError('post_locked');
    return post;
  }

  async function onOwn(
    viewer: Viewer,
    postId: string,
    id: string,
    work: (transaction: Database, reply: Locked) => Promise<void>,
  ) {
    await db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, viewer.id);
      const reply = await replyRepository(transaction).lock(postId, id);
      if (!reply || reply.state === 'deleted') throw new AppError('not_found');
      mustBeAllowed(viewer, 'own.change', { ownerId: reply.author_id });
      await work(transaction, reply);
    });
    hooks.publish({ type: 'changed', postId });
  }

  return {
    async create(viewer: Viewer, postId: string, { content, mentions }: Given, key: string | undefined) {
      const request = { profileId: viewer.id, kind: 'reply', key } as const;
      const { id, isNew } = await writeOnce(db, request, async (transaction) => {
        const post = await mustBeOpen(transaction, postId);
        await hooks.mayWrite(transaction, viewer, 'reply', content);
        const replies = replyRepository(transaction);
        const replyId = await replies.insert(postId, viewer.id, content);
        if (post.is_unanswered && post.author_id !== viewer.id)
          await postRepository(transaction).answer(postId);
        await hooks.onReply(transaction, { postId, replyId, authorId: viewer.id, content, mentions });
        // Last: whoever replies to the same post waits from here on.
        await replies.count(postId, 1);
        return replyId;
      });
      if (isNew) {
        forgetLists();
        hooks.publish({ type: 'reply', postId, replyId: id, authorId: viewer.id });
      }
      return id;
    },

    edit: (viewer: Viewer, postId: string, id: string, content: string) =>
      onOwn(viewer, postId, id, async (transaction, reply) => {
        if (reply.state !== 'visible') throw new AppError('not_allowed');
        await mustBeOpen(transaction, postId);
        await hooks.mayWrite(transaction, viewer, 'edit', content);
        await replyRepository(transaction).update(id, content);
      }),

    async delete(viewer: Viewer, postId: string, id: string) {
      await onOwn(viewer, postId, id, async (transaction, reply) => {
        const replies = replyRepository(transaction);
        await replies.blank(id);
        await postRepository(transaction).forgetBestReply(postId, id);
        if (reply.state === 'visible') await replies.count(postId, -1);
      });
      forgetLists();
    },
  };
}

export type ReplyWriter = ReturnType<typeof replyWriter>;
