import type { PostAuthor } from '@app/contract/community';
import { Badge } from '#web/components/ui/badge.tsx';
import { postText as text } from '#web/messages/community.ts';

/** Anybody may choose the team's name, so only the badge says who wrote it. */
export const AuthorName = ({ author: { name, isTeam } }: { author: PostAuthor }) => (
  <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5">
    <span className="wrap-anywhere">{name}</span>
    {isTeam && (
      <Badge tone="success" icon="verified">
        {text.team}
      </Badge>
    )}
  </span>
);
