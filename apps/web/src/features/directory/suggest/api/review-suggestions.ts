import { decideSuggestion, listReviewSuggestions } from '@app/contract/review';
import type { RouteInput } from '@app/contract/route';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '#web/lib/api.ts';

export const reviewSuggestionsQuery = infiniteQueryOptions({
  queryKey: ['review', 'listings'],
  queryFn: ({ pageParam, signal }) =>
    call(listReviewSuggestions, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export type Decision = RouteInput<typeof decideSuggestion>['body'];

export function useDecideSuggestion(suggestionId: string) {
  const client = useQueryClient();
  // Not waited for: the fresh list takes the card away, and with it whoever is to be told how it went.
  const refresh = () => void client.invalidateQueries({ queryKey: ['review'] });
  return useMutation({
    mutationFn: (body: Decision) => call(decideSuggestion, { params: { suggestionId }, body }),
    onSuccess: refresh,
    // Somebody else was faster: the list is out of date.
    onError: (error) => (error instanceof ApiError && error.status < 500 ? refresh() : undefined),
  });
}
