import { type HazardAnswer, hazardQuestions } from '@app/classifier/hazard';
import { useState } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';

/** `ask`: the question must be answered first. `open`: the item may be sold. `closed`: it must not be sold. */
export type Sale = 'ask' | 'open' | 'closed';

/** A hazard question that only the user can answer, asked before the item is sold. */
export function useHazard(material: MaterialKey | undefined) {
  const [given, setGiven] = useState<{ material: MaterialKey; answer: HazardAnswer }>();
  const question = material && hazardQuestions[material];
  // An answer about another material does not count.
  const answer = given && given.material === material ? given.answer : undefined;
  const sale: Sale = !question ? 'open' : !answer ? 'ask' : answer.warning ? 'closed' : 'open';
  return {
    question,
    answer,
    warning: answer?.warning,
    sale,
    giveAnswer: (next: HazardAnswer) => material && setGiven({ material, answer: next }),
  };
}

export type Hazard = ReturnType<typeof useHazard>;
