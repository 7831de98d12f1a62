import { uploadPostPicture } from '@app/contract/community';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Question } from '#web/lib/ask-community.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { useTakenDraft } from '#web/lib/outbox/use-taken-draft.ts';
import { usePicture } from '#web/lib/photo/use-picture.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { writeText as text } from '#web/messages/community.ts';
import { outboxText } from '#web/messages/outbox.ts';
import { useCreatePost } from './api/write-post.ts';
import { draftKey, dropOtherQuestion, emptyDraft, questionDraft, wordsOf } from './post-draft.ts';

type Options = { memberId: string; question: Question | undefined; onPosted: () => void };

/** One post on its way: the draft, its picture, and what became of sending it. */
export function useNewPost({ memberId, question, onPosted }: Options) {
  const key = draftKey(memberId, question);
  const [fresh] = useState(() => {
    const first = question ? questionDraft(question) : emptyDraft();
    dropOtherQuestion(key, first);
    return () => (question ? first : emptyDraft());
  });
  const kept = useDraft(key, fresh);
  useTakenDraft(kept);
  const { draft, change, forget, letGo } = kept;
  const creation = useCreatePost(memberId);
  const picture = usePicture({
    path: uploadPostPicture.path,
    picture: draft.picture,
    onChange: (uploaded) => change({ picture: uploaded }),
    mayWait: true,
  });

  const submit = () => {
    if (creation.isPending) return;
    const words = wordsOf(draft);
    if (!words.title || !words.content) {
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
        onKept: letGo,
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
          forget();
          onPosted();
        },
        onError: (error) => {
          toast.error(failureText(error, text.notPosted));
          // It was not used within its day; the sentence beside it says what to do.
          change(fieldErrors(error).pictureId ? { picture: null } : {});
        },
      },
    );
  };
  const startOver = () => {
    creation.reset();
    picture.remove();
    forget();
  };
  return {
    ...kept,
    picture,
    submit,
    startOver,
    errors: fieldErrors(creation.error),
    isPending: creation.isPending,
  };
}
