import type { PieceKind } from '@app/contract/education';
import { uploadPicture } from '@app/contract/education-submission';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from '#web/lib/api.ts';
import { usePicture } from '#web/lib/photo/use-picture.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { submitText as text } from '#web/messages/education-submit.ts';
import { useSubmitPiece } from './api/submit-piece.ts';
import { emptyDraft, tidied } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { errorsByRow, pieceOf } from './piece-of-draft.ts';

const withoutField = (errors: Record<string, string>, gone: string) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== gone));

type Options = { kind: PieceKind; memberId: string; onSent: () => void; onRefused: () => void };

/** One piece on its way: the draft, its picture, and what became of sending it. */
export function useSubmission({ kind, memberId, onSent, onRefused }: Options) {
  const kept = useDraft(draftKey(memberId, kind), emptyDraft);
  const { draft, change, forget } = kept;
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

  const refuse = (fields: Record<string, string>, sent: typeof draft) => {
    setErrors(errorsByRow(fields, sent));
    // It was not used within its day; the sentence beside it says what to do.
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
    const sent = tidied(draft);
    change(sent);
    setErrors({});
    submission.mutate(pieceOf(kind, sent), {
      onSuccess: () => {
        forget();
        onSent();
      },
      onError: (error) => refuse(error instanceof ApiError ? error.fields : {}, sent),
    });
  };
  const startOver = () => {
    setErrors({});
    submission.reset();
    picture.cancel();
    forget();
  };
  return {
    ...kept,
    errors,
    picture,
    submit,
    startOver,
    isPending: submission.isPending,
    error: submission.error,
  };
}

export type SubmissionDesk = ReturnType<typeof useSubmission>;
