import type { SortedAs } from '@app/classifier/bins';
import { type Label, labels } from '@app/classifier/materials';
import { type LabelAnswer, refusals } from '@app/contract/learning';
import { useId } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { SortSign } from '#web/components/ui/sort-sign.tsx';
import { sortedColours } from '#web/components/ui/sorted-colours.ts';
import { learningText as text } from '#web/messages/learning.ts';

type Props = { isDisabled: boolean; onAnswer: (answer: LabelAnswer) => void; onSkip: () => void };

const sortedAs = (label: Label): SortedAs => (label === 'b3-elektronik' ? 'b3' : label);

/** The seven answers first; why a photo must not be used stands apart. */
export function Answers({ isDisabled, onAnswer, onSkip }: Props) {
  const question = useId();
  const refuse = useId();
  return (
    <div className="grid content-start gap-5">
      <div role="group" aria-labelledby={question}>
        <h3 id={question} className="text-lg">
          {text.question}
        </h3>
        <p className="mb-3 text-sm text-ink-muted">{text.hint}</p>
        <div className="grid grid-cols-2 gap-2">
          {labels.map((label) => (
            <LabelButton key={label} label={label} disabled={isDisabled} onClick={() => onAnswer(label)} />
          ))}
          <Button variant="sec" size="lg" disabled={isDisabled} onClick={() => onAnswer('tidak-jelas')}>
            {text.unclear}
          </Button>
        </div>
      </div>
      <Button variant="quiet" disabled={isDisabled} onClick={onSkip} className="justify-self-start">
        {text.skip}
      </Button>
      <div role="group" aria-labelledby={refuse} className="border-t border-line pt-4">
        <h3 id={refuse} className="text-md">
          {text.refuse}
        </h3>
        <p className="mb-3 text-sm text-ink-muted">{text.refuseHint}</p>
        <div className="flex flex-wrap gap-2">
          {refusals.map((refusal) => (
            <Button key={refusal} variant="danger" disabled={isDisabled} onClick={() => onAnswer(refusal)}>
              {text.refusals[refusal]}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

type LabelButtonProps = { label: Label; disabled: boolean; onClick: () => void };

const LabelButton = ({ label, ...rest }: LabelButtonProps) => (
  <Button variant="sec" size="lg" {...rest} className="justify-start px-3 text-left">
    <span
      className={joinClasses(
        'grid size-9 shrink-0 place-items-center rounded-[10px]',
        sortedColours[sortedAs(label)].fill,
      )}
    >
      <SortSign sortedAs={sortedAs(label)} className="size-5" />
    </span>
    {text.labels[label]}
  </Button>
);
