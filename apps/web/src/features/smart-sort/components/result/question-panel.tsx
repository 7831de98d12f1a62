import type { SafetyQuestion as Question } from '@app/classifier/safety-questions';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { resultText as text } from '#web/messages/smart-sort.ts';
import { AnswerFrame } from './answer-frame.tsx';
import { SafetyQuestion } from './safety-question.tsx';

type Props = {
  question: Question;
  photo: string;
  onAnswer: (id: string) => void;
  onAgain: () => void;
  /** Where the person named the material: back to that choice. */
  onBack?: () => void;
};

/** Shown instead of the answer until the question is answered: no material, price, bin or button that sells. */
export function QuestionPanel({ question, photo, onAnswer, onAgain, onBack }: Props) {
  return (
    <AnswerFrame aria-label={text.questionPanel}>
      <img
        src={photo}
        alt={text.photoAlt}
        className="h-[12vh] max-h-60 w-full bg-surface-sunken object-cover split:hidden"
      />
      <div className="p-[clamp(16px,3vw,36px)]">
        <SafetyQuestion question={question} onAnswer={onAnswer} />
        {onBack && (
          <Button variant="quiet" onClick={onBack} className="mt-3 w-full">
            {text.otherMaterial}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain} className="mt-3 w-full">
          <Icon name="camera" />
          {text.again}
        </Button>
      </div>
    </AnswerFrame>
  );
}
