import { suggestListing } from '@app/contract/directory-suggestion';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { Draft } from '../draft.ts';
import { bodyOf } from '../listing-of-draft.ts';
import { mySuggestionsKey } from './my-suggestions.ts';

export function useSuggestListing(collectorId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) => call(suggestListing, { body: bodyOf(draft, collectorId) }),
    onSuccess: () => client.invalidateQueries({ queryKey: mySuggestionsKey }),
  });
}
