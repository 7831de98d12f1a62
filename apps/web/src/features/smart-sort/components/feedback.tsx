import type { MaterialKey as Material } from '#web/components/ui/materials.ts';
import type { ScanFeedback } from '@app/contract/smart-sort';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { materials } from '#web/components/ui/materials.ts';
import { feedbackText as text } from '#web/messages/smart-sort.ts';
import { MaterialChoice } from './material-choice.tsx';

type Props = {
  currentFeedback: ScanFeedback | null;
  onGive: (feedback: ScanFeedback) => void;
  /** The material of the answer; it is excluded from the corrections. */
  answeredMaterial?: Material | undefined;
  /** Shown after feedback was given. */
  note?: ReactNode;
};

/** Right or wrong, and if wrong, the correct material. */
export function Feedback({ currentFeedback, onGive, answeredMaterial, note }: Props) {
  const [step, setStep] = useState<'question' | 'which' | 'said'>(currentFeedback ? 'said' : 'question');
  const question = useId();
  const give = (feedback: ScanFeedback) => {
    onGive(feedback);
    setStep('said');
  };
  const isGiven = step === 'said' && currentFeedback;
  return (
    <div role="group" aria-labelledby={question} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p id={question} className="font-bold">
          {isGiven ? sentenceOf(currentFeedback) : step === 'which' ? text.which : text.question}
        </p>
        {isGiven ? (
          <Button variant="quiet" size="sm" onClick={() => setStep('question')}>
            {text.change}
          </Button>
        ) : step === 'which' ? (
          <Button variant="quiet" size="sm" onClick={() => setStep('question')}>
            {text.cancel}
          </Button>
        ) : (
          <div className="flex gap-3 @max-sm:w-full @max-sm:*:flex-1">
            <Button variant="sec" onClick={() => give({ correct: true })}>
              <Icon name="check" />
              {text.right}
            </Button>
            <Button variant="sec" onClick={() => setStep('which')}>
              <Icon name="x" />
              {text.wrong}
            </Button>
          </div>
        )}
      </div>
      {step === 'which' && !isGiven && (
        <div className="mt-3">
          <MaterialChoice
            without={answeredMaterial}
            onChoose={(material) => give({ correct: false, material })}
            none={text.none}
          />
        </div>
      )}
      <div role="status" className="text-sm">
        {isGiven && note}
      </div>
    </div>
  );
}

const sentenceOf = (currentFeedback: ScanFeedback) =>
  currentFeedback.correct
    ? text.saidRight
    : text.saidWrong(currentFeedback.material ? materials[currentFeedback.material].word : text.none);
