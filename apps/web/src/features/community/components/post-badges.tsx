import type { Post } from '@app/contract/community';
import { Badge } from '#web/components/ui/badge.tsx';
import { postText as text } from '#web/messages/community.ts';

export function PostBadges({ post: { isPinned, isLocked, bestReplyId } }: { post: Post }) {
  if (!isPinned && !isLocked && !bestReplyId) return null;
  return (
    <p className="mb-1.5 flex flex-wrap gap-1.5">
      {isPinned && (
        <Badge tone="outline" icon="pin">
          {text.pinned}
        </Badge>
      )}
      {bestReplyId && (
        <Badge tone="success" icon="check">
          {text.answered}
        </Badge>
      )}
      {isLocked && (
        <Badge tone="neutral" icon="lock">
          {text.locked}
        </Badge>
      )}
    </p>
  );
}
