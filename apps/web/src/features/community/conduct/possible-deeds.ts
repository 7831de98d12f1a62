import type { Deed } from './api/moderate.ts';
import { type ConductTarget, writingOf } from './conduct-target.ts';

/** What a moderator can do to it as it stands now; the API judges again. */
export function possibleDeeds(target: ConductTarget): Deed[] {
  const { post, reply } = target;
  const { state, author, isMine } = writingOf(target);
  const deeds: (Deed | false)[] = [
    state === 'visible' && 'hide',
    state === 'hidden' && 'restore',
    !reply && state === 'visible' && (post.isLocked ? 'unlock' : 'lock'),
    !reply && state === 'visible' && (post.isPinned ? 'unpin' : 'pin'),
    author._id !== null && !isMine && 'suspend',
  ];
  return deeds.filter((deed) => deed !== false);
}
