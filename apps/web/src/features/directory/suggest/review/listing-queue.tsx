import type { ReviewedSuggestion } from '@app/contract/review';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DecisionQueue, type QueueCardProps } from '#web/components/ui/decision-queue.tsx';
import { listingQueueText as text } from '#web/messages/review.ts';
import { reviewSuggestionsQuery } from '../api/review-suggestions.ts';
import { SuggestionCard } from './suggestion-card.tsx';

/** Places that members suggest or correct. */
export function ListingQueue() {
  const { data, ...pages } = useInfiniteQuery(reviewSuggestionsQuery);
  const suggestions = data?.pages.flatMap((page) => page.suggestions);
  return <DecisionQueue text={text} items={suggestions} pages={pages} Card={WaitingPlace} />;
}

const WaitingPlace = ({ item, onDecided }: QueueCardProps<ReviewedSuggestion>) => (
  <div className="max-w-3xl">
    <SuggestionCard suggestion={item} onDecided={onDecided} />
  </div>
);
