import type { MaterialKey as Material } from '#web/components/ui/materials.ts';
import type { ScanFeedback } from '@app/contract/smart-sort';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { materials } from '#web/components/ui/materials.ts';
import { feedbackText as text } from '#web/messages/smart-sort.ts';
import { MaterialChoice } from './material-choice.tsx';

type Props = {
  said: ScanFeedback | null;
  onGive: (feedback: ScanFeedback) => void;
  /** The answer in question: it cannot be what it should have been. */
  answered?: Material | undefined;
  /** What becomes of the word that was given. */
  note?: ReactNode;
};

/** Benar, or Salah and then what it really is. */
export function Feedback({ said, onGive, answered, note }: Props) {
  const [step, setStep] = useState<'question' | 'which' | 'said'>(said ? 'said' : 'question');
  const question = useId();
  const give = (feedback: ScanFeedback) => {
    onGive(feedback);
    setStep('said');
  };
  const isSaid = step === 'said' && said;
  return (
    <div role="group" aria-labelledby={question} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p id={question} className="font-bold">
          {isSaid ? sentenceOf(said) : step === 'which' ? text.which : text.question}
        </p>
        {isSaid ? (
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
      {step === 'which' && !isSaid && (
        <div className="mt-3">
          <MaterialChoice
            without={answered}
            onChoose={(material) => give({ correct: false, material })}
            none={text.none}
          />
        </div>
      )}
      <div role="status" className="text-sm">
        {isSaid && note}
      </div>
    </div>
  );
}

const sentenceOf = (said: ScanFeedback) =>
  said.correct ? text.saidRight : text.saidWrong(said.material ? materials[said.material].word : text.none);
