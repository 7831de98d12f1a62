import { ConversationScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api.ts';
import { forumText, postText as text } from '#web/messages/community.ts';
import { forumPath } from '../../filters.ts';

type Props = { error: Error | null; onRetry: () => void; isPage: boolean };

/** Shown instead of the post: loading, failed or not found. */
export function ThreadState({ error, onRetry, isPage }: Props) {
  if (!error)
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-12 w-48" />
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  // A mistyped URL gets a 400, because its id is invalid.
  const isNotFound = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isNotFound) return <LoadFailure title={text.loadFailed} error={error} onRetry={onRetry} />;
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
