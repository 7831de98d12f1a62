import { type MaterialKey, materials } from '#web/components/ui/materials.ts';
import { resultText as text } from '#web/messages/smart-sort.ts';
import { AnswerBody, AnswerFrame } from './answer-frame.tsx';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import { ChangeAnswer } from './change-answer.tsx';
import { MaterialAdvice } from './material-advice.tsx';
import { ResultFeedback } from './result-feedback.tsx';
import { Retake } from './retake.tsx';
import { Verdict } from './verdict.tsx';

type Props = AnswerPanelProps & {
  onChooseMaterial: (material: MaterialKey | null) => void;
  onAskAgain: () => void;
};

/** One of the five materials, or the way to another photo while the model has none. */
export function MaterialAnswer({ classification, origin, reading, choices, feedback, ...props }: Props) {
  const { verdict, material } = classification;
  const { isNamed } = reading;
  const note = { isWaiting: feedback.isWaiting, isMember: props.isMember };
  return (
    <AnswerFrame aria-labelledby="hasil">
      <Verdict
        classification={classification}
        origin={origin}
        sortedAs={isNamed ? material : undefined}
        word={isNamed ? materials[material].word : verdict === 'unsure' ? text.unsure : text.notWaste}
        hasConfidence={verdict !== 'not-waste'}
      />
      <AnswerBody>
        {!isNamed && (
          <Retake
            classification={classification}
            userMaterial={choices.material}
            onChooseMaterial={props.onChooseMaterial}
            {...note}
          />
        )}
        {props.prices}
        {reading.material && reading.outcome && (
          <MaterialAdvice
            material={reading.material}
            answer={verdict === 'sure' ? classification : undefined}
          />
        )}
        {reading.answerText && <ChangeAnswer answerText={reading.answerText} onChange={props.onAskAgain} />}
        {isNamed && (
          <ResultFeedback
            currentFeedback={feedback.currentFeedback}
            onGive={(given) => void feedback.giveFeedback(given)}
            answeredMaterial={material}
            {...note}
          />
        )}
        {props.tools}
        {props.ideas}
        {props.actions}
      </AnswerBody>
    </AnswerFrame>
  );
}
