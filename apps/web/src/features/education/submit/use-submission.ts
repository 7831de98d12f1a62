import type { PieceKind } from '@app/contract/education';
import { uploadPicture } from '@app/contract/education-submission';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '#web/lib/api.ts';
import { withoutField } from '#web/lib/failure.ts';
import { usePicture } from '#web/lib/photo/use-picture.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { submitText as text } from '#web/messages/education-submit.ts';
import { useSubmitPiece } from './api/submit-piece.ts';
import { emptyDraft, withoutEmptyRows } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { errorsByRow, pieceOf } from './piece-of-draft.ts';

type Options = { kind: PieceKind; memberId: string; onSent: () => void; onRefused: () => void };

/** State of a submission: draft, picture, and sending. */
export function useSubmission({ kind, memberId, onSent, onRefused }: Options) {
  const draftState = useDraft(draftKey(memberId, kind), emptyDraft);
  const { draft, change, reset } = draftState;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submission = useSubmitPiece();
  const picture = usePicture({
    path: uploadPicture.path,
    picture: draft.picture,
    onChange: (uploaded) => {
      setErrors((now) => withoutField(now, 'pictureId'));
      change({ picture: uploaded });
    },
  });

  const showErrors = (fields: Record<string, string>, sent: typeof draft) => {
    setErrors(errorsByRow(fields, sent));
    // The uploaded picture expired after a day; the field error says what to do.
    if (fields.pictureId) change({ picture: null });
    if (Object.keys(fields).length > 0) toast.error(text.check);
    onRefused();
  };
  const submit = () => {
    if (submission.isPending) return;
    if (picture.share !== undefined) {
      toast.error(text.pictureUnderway);
      return;
    }
    const sent = withoutEmptyRows(draft);
    change(sent);
    setErrors({});
    submission.mutate(pieceOf(kind, sent), {
      onSuccess: () => {
        reset();
        onSent();
      },
      onError: (error) => showErrors(error instanceof ApiError ? error.fields : {}, sent),
    });
  };
  const startOver = () => {
    setErrors({});
    submission.reset();
    picture.cancel();
    reset();
  };
  return {
    ...draftState,
    errors,
    picture,
    submit,
    startOver,
    isPending: submission.isPending,
    error: submission.error,
  };
}

export type SubmissionState = ReturnType<typeof useSubmission>;
