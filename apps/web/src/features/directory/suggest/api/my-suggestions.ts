import { listMySuggestions } from '@app/contract/directory-suggestion';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const mySuggestionsKey = ['suggestions', 'mine'];

export const mySuggestionsQuery = queryOptions({
  queryKey: mySuggestionsKey,
  queryFn: async ({ signal }) => (await call(listMySuggestions, {}, { signal })).suggestions,
});
