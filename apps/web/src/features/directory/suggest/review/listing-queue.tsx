import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EmptyScene } from '#web/components/scenes/still-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { listingQueueText as text } from '#web/messages/review.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { reviewSuggestionsQuery } from '../api/review-suggestions.ts';
import { SuggestionCard } from './suggestion-card.tsx';

/** Suggested places that wait, the oldest first. */
export function ListingQueue() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(reviewSuggestionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const suggestions = data?.pages.flatMap((page) => page.suggestions);
  return (
    <section className="grid gap-5 pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text.title}
      </h2>
      {error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!suggestions && !error && (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-72 max-w-3xl rounded-card" />
        </SkeletonGroup>
      )}
      {suggestions?.length === 0 && (
        <EmptyState headingLevel={3} scene={<EmptyScene />} title={text.empty} text={text.emptyText} />
      )}
      {suggestions && suggestions.length > 0 && (
        <div className="grid max-w-3xl gap-5">
          {suggestions.map((suggestion) => (
            <SuggestionCard
              key={suggestion._id}
              suggestion={suggestion}
              onDecided={() => heading.current?.focus()}
            />
          ))}
        </div>
      )}
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
