import { uploadPostPicture } from '@app/contract/community';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Question } from '#web/lib/ask-community.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { useDiscardSentDraft } from '#web/lib/outbox/use-discard-sent-draft.ts';
import { usePicture } from '#web/lib/photo/use-picture.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { writeText as text } from '#web/messages/community.ts';
import { outboxText } from '#web/messages/outbox.ts';
import { useCreatePost } from './api/write-post.ts';
import {
  draftKey,
  discardOtherQuestionDraft,
  emptyDraft,
  type PostFields,
  questionDraft,
  toPostInput,
  withDefaultCategory,
} from './post-draft.ts';
import { usePostErrors } from './use-post-errors.ts';

type Options = { memberId: string; question: Question | undefined; onPosted: () => void };

/** State of a new post: draft, picture, and sending. */
export function useNewPost({ memberId, question, onPosted }: Options) {
  const key = draftKey(memberId, question);
  const [createDraft] = useState(() => {
    const firstDraft = question ? questionDraft(question) : emptyDraft();
    discardOtherQuestionDraft(key, firstDraft);
    return () => (question ? firstDraft : emptyDraft());
  });
  const draftState = useDraft(key, createDraft);
  useDiscardSentDraft(draftState);
  const { draft, change, reset, removeStored } = draftState;
  const creation = useCreatePost(memberId);
  const { errors, newErrors, check, forget } = usePostErrors(draft, creation.error);
  const picture = usePicture({
    path: uploadPostPicture.path,
    picture: draft.picture,
    onChange: (uploaded) => change({ picture: uploaded }),
    canQueue: true,
  });

  const submit = () => {
    if (creation.isPending) return;
    const words = toPostInput(draft);
    if (!check()) {
      toast.error(text.blank);
      return;
    }
    if (picture.share !== undefined) {
      toast.error(text.photoUnderway);
      return;
    }
    creation.mutate(
      {
        key: draft.key,
        onStored: removeStored,
        post: {
          words,
          pictureId: draft.picture?.id ?? null,
          ...(picture.photo && { photo: picture.photo }),
        },
      },
      {
        onSuccess: (answer) => {
          if (answer === 'waiting') toast(outboxText.kept);
          else toast.success(text.posted);
          reset();
          onPosted();
        },
        onError: (error) => {
          toast.error(failureText(error, text.notPosted));
          // The uploaded picture expired after a day; the field error says what to do.
          change(fieldErrors(error).pictureId ? { picture: null } : {});
        },
      },
    );
  };
  const startOver = () => {
    forget();
    creation.reset();
    picture.remove();
    reset();
  };
  return {
    ...draftState,
    picture,
    submit,
    startOver,
    changeFields: (part: Partial<PostFields>) => change(withDefaultCategory(draft, part)),
    errors,
    newErrors,
    isPending: creation.isPending,
  };
}
