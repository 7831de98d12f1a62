import { dismissUnknownItem, listUnknownItems } from '@app/contract/item';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const unknownItemsQuery = infiniteQueryOptions({
  queryKey: ['review', 'items'],
  queryFn: ({ pageParam, signal }) =>
    call(listUnknownItems, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const dismiss = (word: string) => (_decision: { decision: 'dismiss' }) =>
  call(dismissUnknownItem, { body: { word } });
