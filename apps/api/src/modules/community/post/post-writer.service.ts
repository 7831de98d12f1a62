import type { NewPost } from '@app/contract/community';
import { errorText } from '@app/contract/errors';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { mustBeAllowed } from '#api/lib/may.ts';
import { writeOnce } from '#api/lib/once/write-once.ts';
import { pictureRepository } from '#api/modules/photo/picture.repository.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import type { CommunityHooks } from '../hooks.ts';
import { postRepository, type PostText } from './post.repository.ts';
import { replyRepository } from '../reply/reply.repository.ts';

type Given = z.output<typeof NewPost>;
type Parts = { db: Database; hooks: CommunityHooks; forgetLists: () => void };
type Own = ReturnType<typeof postRepository>;
type Locked = NonNullable<Awaited<ReturnType<Own['lock']>>>;

const textOf = ({ title, content, category, tags }: Omit<Given, 'pictureId'>): PostText => ({
  title,
  content,
  category,
  tags: [...new Set(tags)],
});

/** What authors do with their posts. */
export function postWriter({ db, hooks, forgetLists }: Parts) {
  /** On a post of one's own, which nobody else changes meanwhile. */
  async function onOwn(
    viewer: Viewer,
    id: string,
    work: (transaction: Database, post: Locked) => Promise<void>,
  ) {
    await db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, viewer.id);
      const post = await postRepository(transaction).lock(id);
      if (!post || post.state === 'deleted') throw new AppError('not_found');
      mustBeAllowed(viewer, 'own.change', { ownerId: post.author_id });
      await work(transaction, post);
    });
    forgetLists();
    hooks.publish({ type: 'changed', postId: id });
  }

  return {
    async create(viewer: Viewer, given: Given, key: string | undefined): Promise<string> {
      const text = textOf(given);
      const { category, content } = text;
      const request = { profileId: viewer.id, kind: 'post', key } as const;
      const { id, isNew } = await writeOnce(db, request, async (transaction) => {
        await hooks.mayWrite(transaction, viewer, 'post', `${text.title}\n${content}`);
        const { pictureId } = given;
        if (pictureId && !(await pictureRepository(transaction).use(viewer.id, pictureId))) {
          throw new AppError('picture_gone', { fields: { pictureId: errorText.picture_gone } });
        }
        return postRepository(transaction).insert(viewer.id, text, pictureId);
      });
      if (isNew) {
        forgetLists();
        hooks.publish({ type: 'post', postId: id, category, authorId: viewer.id });
      }
      return id;
    },

    edit: (viewer: Viewer, id: string, given: Omit<Given, 'pictureId'>) =>
      onOwn(viewer, id, async (transaction, post) => {
        if (post.state !== 'visible') throw new AppError('not_allowed');
        if (post.is_locked) throw new AppError('post_locked');
        await hooks.mayWrite(transaction, viewer, 'edit', `${given.title}\n${given.content}`);
        await postRepository(transaction).update(id, textOf(given));
      }),

    /** Also of who may not write, and of what moderators hid: one's words are one's own. */
    delete: (viewer: Viewer, id: string) =>
      onOwn(viewer, id, async (transaction, post) => {
        await postRepository(transaction).blank(id);
        if (post.picture_id) await pictureRepository(transaction).delete(post.picture_id);
      }),

    chooseBestReply: (viewer: Viewer, id: string, replyId: string | null) =>
      onOwn(viewer, id, async (transaction, post) => {
        if (post.state !== 'visible' || post.category !== 'tanya') throw new AppError('not_allowed');
        await hooks.mayWrite(transaction, viewer, 'edit');
        const reply = replyId === null ? null : await replyRepository(transaction).lock(id, replyId);
        if (replyId !== null && reply?.state !== 'visible') throw new AppError('not_found');
        await postRepository(transaction).setBestReply(id, replyId);
        if (reply) {
          const chosen = {
            postId: id,
            replyId: reply.id,
            replyAuthorId: reply.author_id,
            authorId: viewer.id,
          };
          await hooks.onBestReply(transaction, chosen);
        }
      }),
  };
}

export type PostWriter = ReturnType<typeof postWriter>;
