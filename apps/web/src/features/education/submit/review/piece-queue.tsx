import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EmptyScene } from '#web/components/scenes/still-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { pieceQueueText as text } from '#web/messages/review.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { reviewSubmissionsQuery } from '../api/review-submissions.ts';
import { SubmissionCard } from './submission-card.tsx';

/** News and ideas of members that wait, the oldest first. */
export function PieceQueue() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(reviewSubmissionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const submissions = data?.pages.flatMap((page) => page.submissions);
  return (
    <section className="grid gap-5 pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h2>
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!submissions && !error && (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-72 max-w-3xl rounded-card" />
        </SkeletonGroup>
      )}
      {submissions?.length === 0 && (
        <EmptyState headingLevel={3} scene={<EmptyScene />} title={text.empty} text={text.emptyText} />
      )}
      {submissions?.map((submission) => (
        <SubmissionCard
          key={submission._id}
          submission={submission}
          onDecided={() => heading.current?.focus()}
        />
      ))}
      {hasNextPage && (
        <Button
          variant="sec"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          {isFetchingNextPage ? text.loading : text.more}
        </Button>
      )}
    </section>
  );
}
