import type { Post } from '@app/contract/community';
import { Icon } from '#web/components/icons/icon.tsx';
import { replyText as text } from '#web/messages/community.ts';
import type { Person } from '../../people.ts';
import type { ReplyDraft } from '../../use-reply-draft.ts';
import { ReplyBox } from './reply-box.tsx';

type Props = { post: Post; people: readonly Person[]; draft: ReplyDraft };

export const mayReply = ({ state, isLocked }: Post) => state === 'visible' && !isLocked;

/** The reply box, or the reason why replying is disabled. */
export function ReplyFoot({ post, people, draft }: Props) {
  if (mayReply(post)) return <ReplyBox draft={draft} people={people} />;
  return (
    <p className="flex flex-1 items-center gap-2.5 py-2 text-sm text-ink-muted">
      <Icon name="lock" />
      {post.isLocked ? text.locked : text.gone}
    </p>
  );
}
