import type { PostCategory } from '@app/contract/community';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { moderationRepository, type PostAction, type Target } from './moderation.repository.ts';
import { postRepository } from '../post/post.repository.ts';
import { replyRepository } from '../reply/reply.repository.ts';

const maxPinned = 3;

export type Applied = { memberId: string | null; category: PostCategory };

/** Applies an action to a post. Its author must be locked. Of two concurrent moderators the first wins. */
async function applyToPost(transaction: Database, postId: string, action: PostAction): Promise<Applied> {
  const moderation = moderationRepository(transaction);
  const post = await postRepository(transaction).lock(postId);
  if (!post || post.state === 'deleted') throw new AppError('not_found');
  const isHidden = post.state === 'hidden';
  const refuseIf = (isDone: boolean) => {
    if (isDone) throw new AppError('already_moderated');
  };
  switch (action) {
    case 'hide':
      refuseIf(isHidden);
      await moderation.setPostState(postId, 'hidden');
      break;
    case 'restore':
      refuseIf(!isHidden);
      await moderation.setPostState(postId, 'visible');
      break;
    case 'lock':
    case 'unlock':
      refuseIf(post.is_locked === (action === 'lock'));
      await moderation.setLocked(postId, action === 'lock');
      break;
    case 'pin':
    case 'unpin': {
      const pinned = await moderation.pinned();
      refuseIf(pinned.includes(postId) === (action === 'pin'));
      if (action === 'unpin') {
        await moderation.unpin(postId);
        break;
      }
      if (isHidden) throw new AppError('not_found');
      if (pinned.length >= maxPinned) throw new AppError('pins_full');
      await moderation.pin(postId);
    }
  }
  return { memberId: post.author_id, category: post.category };
}

async function applyToReply(
  transaction: Database,
  postId: string,
  replyId: string,
  action: 'hide' | 'restore',
): Promise<Applied> {
  const replies = replyRepository(transaction);
  const post = await transaction
    .selectFrom('app.post')
    .select('category')
    .where('id', '=', postId)
    .executeTakeFirst();
  const reply = await replies.lock(postId, replyId);
  if (!post || !reply || reply.state === 'deleted') throw new AppError('not_found');
  const isHidden = reply.state === 'hidden';
  if (isHidden === (action === 'hide')) throw new AppError('already_moderated');
  await moderationRepository(transaction).setReplyState(postId, replyId, isHidden ? 'visible' : 'hidden');
  if (!isHidden) await postRepository(transaction).clearBestReply(postId, replyId);
  await replies.addToCount(postId, isHidden ? 1 : -1);
  return { memberId: reply.author_id, category: post.category };
}

/** Applies a decision to its post or reply. Throws when there is nothing to change. */
export async function applyAction(
  transaction: Database,
  { kind, postId, replyId }: Target,
  action: PostAction,
): Promise<Applied> {
  if (kind === 'post') return applyToPost(transaction, postId!, action);
  return applyToReply(transaction, postId!, replyId!, action === 'hide' ? 'hide' : 'restore');
}
