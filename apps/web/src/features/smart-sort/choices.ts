import { noDoubtFromPercent } from '@app/classifier/certainty';
import type { ResidueId } from '@app/classifier/residues';
import {
  answerById,
  type Outcome,
  type SafetyQuestion,
  safetyQuestions,
  suspicionAnswerById,
  suspicionQuestions,
} from '@app/classifier/safety-questions';
import { shippedModel } from '@app/classifier/settings';
import type { Classification } from '@app/contract/smart-sort';
import type { MaterialKey } from '#web/components/ui/materials.ts';

/** What the person said about one answer; kept with it. */
export type Choices = {
  /** The answer to the question about what the photo may show instead of a material. */
  suspicion?: string;
  /** The material, where the model had none; null for "none of these". */
  material?: MaterialKey | null;
  safety?: { of: MaterialKey; answer: string };
  residue?: ResidueId;
};

export type Reading = {
  /** Undefined while nobody knows it. */
  material: MaterialKey | undefined;
  /** Whether the model names it, not the person. */
  isNamed: boolean;
  /** Undefined where the photo leaves no doubt. */
  question: SafetyQuestion | undefined;
  /** What the person answered. */
  answerText: string | undefined;
  /** Undefined until the material is known and the question is answered: nothing is advised before. */
  outcome: Outcome | undefined;
};

export function readAnswer(classification: Classification, choices: Choices): Reading {
  const { verdict, suspected } = classification;
  if (!suspected) return readMaterial(classification, choices, verdict === 'sure');
  const given = choices.suspicion && suspicionAnswerById(suspected, choices.suspicion);
  // Denied: what remains is the likeliest material, if it is likely enough.
  if (given && given.outcome.sortedAs === 'material')
    return readMaterial(classification, choices, classification.confidence >= minPercent);
  return {
    material: undefined,
    isNamed: false,
    question: suspicionQuestions[suspected],
    answerText: given ? given.text : undefined,
    outcome: given ? given.outcome : undefined,
  };
}

const minPercent = shippedModel.confidenceThreshold * 100;

function readMaterial(answer: Classification, choices: Choices, isNamed: boolean): Reading {
  const material = isNamed ? answer.material : (choices.material ?? undefined);
  if (!material) return { material, isNamed, question: undefined, answerText: undefined, outcome: undefined };
  const noDoubtFrom = noDoubtFromPercent[material] ?? Infinity;
  if (isNamed && answer.confidence >= noDoubtFrom)
    return {
      material,
      isNamed,
      question: undefined,
      answerText: undefined,
      outcome: { sortedAs: 'material' },
    };
  // An answer about another material does not count.
  const given = choices.safety?.of === material ? answerById(material, choices.safety.answer) : undefined;
  return {
    material,
    isNamed,
    question: safetyQuestions[material],
    answerText: given?.text,
    outcome: given?.outcome,
  };
}
