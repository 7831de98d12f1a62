import { type SubmittedPiece, submitPiece } from '@app/contract/education-submission';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { mySubmissionsQuery } from './my-submissions.ts';

export function useSubmitPiece() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (piece: SubmittedPiece) => call(submitPiece, { body: piece }),
    onSuccess: () => void client.invalidateQueries({ queryKey: mySubmissionsQuery.queryKey }),
  });
}
