import type { NewPost } from '@app/contract/community';
import { errorText } from '@app/contract/errors';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { appendEvent, type ProductEvent } from '#api/lib/events/event-log.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { requirePermission } from '#api/lib/may.ts';
import { writeOnce } from '#api/lib/once/write-once.ts';
import { pictureRepository } from '#api/modules/photo/picture.repository.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import type { CommunityHooks } from '../hooks.ts';
import { postRepository, type PostText } from './post.repository.ts';
import { replyRepository } from '../reply/reply.repository.ts';

type Input = z.output<typeof NewPost>;
type Parts = { db: Database; hooks: CommunityHooks; invalidateLists: () => void };
type Repository = ReturnType<typeof postRepository>;
type Locked = NonNullable<Awaited<ReturnType<Repository['lock']>>>;

const textOf = ({ title, content, category, tags }: Omit<Input, 'pictureId'>): PostText => ({
  title,
  content,
  category,
  tags: [...new Set(tags)],
});

/** Creates, edits and deletes posts for their authors. */
export function postWriter({ db, hooks, invalidateLists }: Parts) {
  /** Changes a post of the viewer while it is locked. Most changes are of no other kind than `changed`. */
  async function changeOwn(
    viewer: Viewer,
    id: string,
    change: (transaction: Database, post: Locked) => Promise<ProductEvent | void>,
  ) {
    await db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, viewer.id);
      const post = await postRepository(transaction).lock(id);
      if (!post || post.state === 'deleted') throw new AppError('not_found');
      requirePermission(viewer, 'own.change', { ownerId: post.author_id });
      const event = await change(transaction, post);
      await appendEvent(transaction, event ?? { kind: 'changed', postId: id });
    });
    invalidateLists();
    hooks.relaySoon();
  }

  return {
    async create(viewer: Viewer, input: Input, key: string | undefined): Promise<string> {
      const text = textOf(input);
      const request = { profileId: viewer.id, kind: 'post', key } as const;
      const { id, isNew } = await writeOnce(db, request, async (transaction) => {
        await hooks.assertMayWrite(transaction, viewer, 'post', `${text.title}\n${text.content}`);
        const { pictureId } = input;
        if (pictureId && !(await pictureRepository(transaction).markUsed(viewer.id, pictureId))) {
          throw new AppError('picture_gone', { fields: { pictureId: errorText.picture_gone } });
        }
        const postId = await postRepository(transaction).insert(viewer.id, text, pictureId);
        await appendEvent(transaction, { kind: 'post', postId });
        return postId;
      });
      if (isNew) {
        invalidateLists();
        hooks.relaySoon();
      }
      return id;
    },

    edit: (viewer: Viewer, id: string, input: Omit<Input, 'pictureId'>) =>
      changeOwn(viewer, id, async (transaction, post) => {
        if (post.state !== 'visible') throw new AppError('not_allowed');
        if (post.is_locked) throw new AppError('post_locked');
        await hooks.assertMayWrite(transaction, viewer, 'edit', `${input.title}\n${input.content}`);
        await postRepository(transaction).update(id, textOf(input));
      }),

    /** Also allowed for suspended members and for hidden posts. */
    delete: (viewer: Viewer, id: string) =>
      changeOwn(viewer, id, async (transaction, post) => {
        await postRepository(transaction).blank(id);
        if (post.picture_id) await pictureRepository(transaction).delete(post.picture_id);
      }),

    chooseBestReply: (viewer: Viewer, id: string, replyId: string | null) =>
      changeOwn(viewer, id, async (transaction, post) => {
        if (post.state !== 'visible' || post.category !== 'tanya') throw new AppError('not_allowed');
        await hooks.assertMayWrite(transaction, viewer, 'edit');
        const reply = replyId === null ? null : await replyRepository(transaction).lock(id, replyId);
        if (replyId !== null && reply?.state !== 'visible') throw new AppError('not_found');
        await postRepository(transaction).setBestReply(id, replyId);
        if (!reply) return undefined;
        const chosen = { postId: id, replyId: reply.id };
        const authors = { replyAuthorId: reply.author_id, authorId: viewer.id };
        const notifiedIds = await hooks.onBestReply(transaction, { ...chosen, ...authors });
        return { kind: 'best-reply', ...chosen, notifiedIds };
      }),
  };
}

export type PostWriter = ReturnType<typeof postWriter>;
