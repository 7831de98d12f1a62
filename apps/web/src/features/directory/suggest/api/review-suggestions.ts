import { decideSuggestion, listReviewSuggestions } from '@app/contract/review';
import type { RouteInput } from '@app/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const reviewSuggestionsQuery = infiniteQueryOptions({
  queryKey: ['review', 'listings'],
  queryFn: ({ pageParam, signal }) =>
    call(listReviewSuggestions, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const decide = (suggestionId: string) => (body: RouteInput<typeof decideSuggestion>['body']) =>
  call(decideSuggestion, { params: { suggestionId }, body });
