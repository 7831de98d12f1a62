import type { AnswerPanelProps } from './answer-panel-props.ts';
import { HazardAnswer } from './hazard-answer.tsx';
import { MaterialAnswer } from './material-answer.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { ResidueAnswer } from './residue-answer.tsx';
import { choiceHandlers } from './choice-handlers.ts';

/** The question, or what its answer makes of the thing: a material, residue, or hazardous waste. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { classification, origin, reading, tools, actions } = props;
  const { question, outcome, material, answerText = '' } = reading;
  const { chooseMaterial, answerQuestion, chooseResidue, askAgain } = choiceHandlers(props);
  const shown = { classification, origin, answerText, onChange: askAgain };

  if (outcome?.sortedAs === 'b3')
    return (
      <HazardAnswer key={outcome.hazard} {...shown} hazard={outcome.hazard}>
        {tools}
        {actions}
      </HazardAnswer>
    );
  if (outcome?.sortedAs === 'residu')
    return (
      <ResidueAnswer
        {...shown}
        residue={props.choices.residue ?? outcome.residue}
        onChooseResidue={chooseResidue}
      >
        {tools}
        {actions}
      </ResidueAnswer>
    );
  if (question && !outcome)
    return (
      <QuestionPanel
        key={material ?? 'suspicion'}
        question={question}
        photo={props.photo}
        onAnswer={answerQuestion}
        onAgain={props.onAgain}
        {...(material && !reading.isNamed && { onBack: () => chooseMaterial(undefined) })}
      />
    );
  return <MaterialAnswer {...props} onChooseMaterial={chooseMaterial} onAskAgain={askAgain} />;
}
