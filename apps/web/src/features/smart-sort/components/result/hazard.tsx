import type { HazardAnswer, HazardQuestion as Question } from '@app/classifier/hazard';
import { useEffect, useRef } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { hazardText as text } from '#web/messages/smart-sort.ts';
import type { Hazard } from '../../use-hazard.ts';
import { NumberedSteps } from './numbered-steps.tsx';

const groupId = 'pertanyaan-bahaya';

/** Moves the focus to the question. */
export const showHazardQuestion = () => document.getElementById(groupId)?.focus();

/** Asked before any advice to sell, because a hazardous item must not be sold. */
export function HazardQuestion({ hazard, question }: { hazard: Hazard; question: Question }) {
  return (
    <div
      id={groupId}
      role="group"
      aria-label={question.question}
      tabIndex={-1}
      className="rounded-lg bg-warning-soft p-4 focus:outline-3 focus:outline-offset-3 focus:outline-focus sm:px-5"
    >
      <p className="flex items-center gap-2 text-sm font-semibold text-warning">
        <Icon name="shield" />
        {text.before}
      </p>
      <p className="mt-1 font-bold">{question.question}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {question.answers.map((answer) => (
          <Button
            key={answer.id}
            variant="sec"
            aria-pressed={hazard.answer?.id === answer.id}
            onClick={() => hazard.giveAnswer(answer)}
            className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface max-sm:px-3!"
          >
            {hazard.answer?.id === answer.id && <Icon name="check" />}
            {answer.text}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Replaces the advice to sell and takes the focus, so that it is not overlooked. */
export function HazardWarning({ warning }: { warning: NonNullable<HazardAnswer['warning']> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="rounded-lg bg-danger-soft p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="mb-4 flex gap-2.5 text-lg text-danger outline-none">
        <Icon name="warning" className="mt-0.5" />
        {warning.title}
      </h3>
      <NumberedSteps steps={warning.steps} colours="bg-surface-raised text-danger" />
    </div>
  );
}
