import type { ModeratorAction } from './api/moderate.ts';
import { type ConductTarget, writingOf } from './conduct-target.ts';

/** The actions that its current state allows a moderator, but nothing about themselves; the API checks again. */
export function availableActions(target: ConductTarget): ModeratorAction[] {
  const { post, reply } = target;
  const { state, author, isMine } = writingOf(target);
  const actions: (ModeratorAction | false)[] = [
    state === 'visible' && !isMine && 'hide',
    state === 'hidden' && !isMine && 'restore',
    !reply && state === 'visible' && !post.isLocked && 'lock',
    !reply && state === 'visible' && post.isLocked && !isMine && 'unlock',
    !reply && state === 'visible' && (post.isPinned ? 'unpin' : 'pin'),
    author._id !== null && !isMine && 'suspend',
  ];
  return actions.filter((action) => action !== false);
}
