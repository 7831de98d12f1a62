import { advice } from '@app/classifier/advice';
import { binOf, type SortedAs } from '@app/classifier/bins';
import { hazards } from '@app/classifier/hazards';
import { residues } from '@app/classifier/residues';
import { materials } from '#web/components/ui/materials.ts';
import { hazardText } from '#web/messages/hazard.ts';
import { residueText } from '#web/messages/residue.ts';
import type { Choices, Reading } from './choices.ts';

export type AnswerSummary = { sortedAs: SortedAs; word: string; bin: string; steps: readonly string[] };

/** The answer in a few words, to be shared or read aloud; undefined while nothing may be advised. */
export function summaryOf({ outcome, material }: Reading, choices: Choices): AnswerSummary | undefined {
  if (!outcome) return undefined;
  if (outcome.sortedAs === 'b3') {
    const { name, steps, prohibitions } = hazards[outcome.hazard];
    const warnings = prohibitions.map((one) => hazardText.prohibitions[one]);
    return { ...named('b3', `${hazardText.word} (${name})`), steps: [...warnings, ...steps] };
  }
  if (outcome.sortedAs === 'residu') {
    const { name, steps } = residues[choices.residue ?? outcome.residue];
    return { ...named('residu', `${residueText.word} (${name})`), steps };
  }
  if (!material) return undefined;
  return { ...named(material, materials[material].word), steps: advice[material].steps };
}

const named = (sortedAs: SortedAs, word: string) => ({ sortedAs, word, bin: binOf(sortedAs).name });
