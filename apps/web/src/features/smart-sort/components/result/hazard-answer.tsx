import { type Hazard, type HazardId, hazards } from '@app/classifier/hazards';
import type { Classification } from '@app/contract/smart-sort';
import type { ReactNode } from 'react';
import { NumberedSteps } from '#web/components/ui/numbered-steps.tsx';
import { sortedColours } from '#web/components/ui/sorted-colours.ts';
import { hazardText as text } from '#web/messages/hazard.ts';
import { resultText } from '#web/messages/smart-sort.ts';
import type { Origin } from '../../answered.ts';
import { AnswerBody, AnswerFrame } from './answer-frame.tsx';
import { ChangeAnswer } from './change-answer.tsx';
import { HazardPlace } from './hazard-place.tsx';
import { Prohibitions } from './prohibitions.tsx';
import { Verdict } from './verdict.tsx';

type Props = {
  classification: Classification;
  origin: Origin;
  hazard: HazardId;
  answerText: string;
  onChange: () => void;
  /** The actions. */
  children: ReactNode;
};

/** Hazardous waste turns the whole answer: prohibitions before the steps, no price and no buyer. */
export function HazardAnswer({ classification, origin, hazard, answerText, onChange, children }: Props) {
  const { name, prohibitions, steps, storage, why, takenBy }: Hazard = hazards[hazard];
  return (
    <AnswerFrame aria-labelledby="hasil" data-answer="b3">
      <Verdict
        classification={classification}
        origin={origin}
        sortedAs="b3"
        word={text.word}
        detail={name}
        hasConfidence={false}
      />
      <div aria-hidden="true" className="hazard-tape" />
      <AnswerBody>
        <Prohibitions prohibitions={prohibitions} />
        <div>
          <h3 className="mb-3 text-lg">{resultText.now}</h3>
          <NumberedSteps steps={steps} colours={sortedColours.b3.step} />
        </div>
        <HazardPlace takenBy={takenBy} storage={storage} />
        <div>
          <h3 className="mb-2 text-lg">{text.why}</h3>
          <p>{why}</p>
        </div>
        <ChangeAnswer answerText={answerText} onChange={onChange} />
        {children}
      </AnswerBody>
    </AnswerFrame>
  );
}
