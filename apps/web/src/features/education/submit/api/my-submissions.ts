import { listMySubmissions, withdrawSubmission } from '@app/contract/education-submission';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export const mySubmissionsQuery = queryOptions({
  queryKey: ['submissions', 'mine'],
  queryFn: async ({ signal }) => (await call(listMySubmissions, {}, { signal })).submissions,
});

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (submissionId: string) => call(withdrawSubmission, { params: { submissionId } }),
    // Also after an error, because an editor may have decided first.
    onSettled: () => client.invalidateQueries({ queryKey: mySubmissionsQuery.queryKey }),
  });
}
