import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { learningText as text } from '#web/messages/learning.ts';
import { type LearningPhoto, sendLabel } from '../api/learning-photo.ts';
import { Answers } from './answers.tsx';
import { PhotoView } from './photo-view.tsx';

type Props = {
  photo: LearningPhoto;
  /** The next one is being asked for. */
  isStale: boolean;
  onReload: () => Promise<unknown>;
  onLabelled: () => void;
  onSkip: (photoId: string) => void;
};

export function PhotoToLabel({ photo, isStale, onReload, onLabelled, onSkip }: Props) {
  const { decide, isPending } = useReviewDecision({
    send: sendLabel(photo._id),
    successMessages: { label: text.saved },
    onDecided: onLabelled,
  });
  return (
    <article aria-label={text.photo} className="grid gap-5 split:grid-cols-2 split:gap-8">
      <PhotoView address={photo.address} onReload={onReload} />
      <Answers
        isDisabled={isPending || isStale}
        onAnswer={(answer) => decide({ decision: 'label', answer })}
        onSkip={() => onSkip(photo._id)}
      />
    </article>
  );
}
