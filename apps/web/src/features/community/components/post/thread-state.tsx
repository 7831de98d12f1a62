import { ConversationScene } from '#web/components/scenes/still-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api.ts';
import { forumText, postText as text } from '#web/messages/community.ts';
import { forumPath } from '../../filters.ts';

type Props = { error: Error | null; onRetry: () => void; isPage: boolean };

/** In the place of a post that is not there: on its way, not to be had, or nowhere. */
export function ThreadState({ error, onRetry, isPage }: Props) {
  if (!error)
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-12 w-48" />
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  // A mistyped address is refused as a bad question.
  const isNowhere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isNowhere) return <LoadFailure title={text.loadFailed} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      scene={<ConversationScene title={forumText.emptyPicture} />}
      title={text.notFound}
      text={text.notFoundText}
      headingLevel={isPage ? 1 : 3}
      action={<ButtonLink to={forumPath}>{text.toForum}</ButtonLink>}
    />
  );
}
