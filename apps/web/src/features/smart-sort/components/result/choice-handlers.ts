import { answerById, suspicionAnswerById } from '@app/classifier/safety-questions';
import type { ResidueId } from '@app/classifier/residues';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';

type Props = Pick<AnswerPanelProps, 'classification' | 'reading' | 'choices' | 'onChoose' | 'feedback'>;

/** Keeps what the person says about the answer, and passes on as feedback what corrects the model. */
export function choiceHandlers({ classification, reading, choices, onChoose, feedback }: Props) {
  const { material, isNamed } = reading;
  const { suspected } = classification;
  // What was answered about the suspicion stays while the material changes.
  const kept = choices.suspicion === undefined ? {} : { suspicion: choices.suspicion };
  const keepMaterial = choices.material === undefined ? kept : { ...kept, material: choices.material };
  const giveNoneOfFive = () => void feedback.giveFeedback({ correct: false, material: null });
  return {
    /** `undefined` takes the choice back. */
    chooseMaterial: (chosen: MaterialKey | null | undefined) => {
      onChoose(chosen === undefined ? kept : { ...kept, material: chosen });
      if (chosen === undefined) return;
      // "None of these" confirms the answer "Bukan sampah?".
      const isRight = chosen === null && classification.verdict === 'not-waste';
      void feedback.giveFeedback(isRight ? { correct: true } : { correct: false, material: chosen });
    },
    answerQuestion: (id: string) => {
      if (!material) {
        onChoose({ suspicion: id });
        if (suspected && suspicionAnswerById(suspected, id)?.outcome.sortedAs !== 'material')
          giveNoneOfFive();
        return;
      }
      onChoose({ ...keepMaterial, safety: { of: material, answer: id } });
      // Residue and hazardous waste are none of the five, so they must not count as one.
      if (answerById(material, id)?.outcome.sortedAs !== 'material') giveNoneOfFive();
      else if (feedback.currentFeedback?.correct === false && isNamed)
        void feedback.giveFeedback({ correct: true });
    },
    chooseResidue: (residue: ResidueId) => onChoose({ ...choices, residue }),
    /** From the first question on. */
    askAgain: () => onChoose(choices.material === undefined ? {} : { material: choices.material }),
  };
}
