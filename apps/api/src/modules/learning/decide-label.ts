import { type Label, labels } from '@app/classifier/materials';
import { type LabelAnswer, privacyRefusals, type Refusal, refusals } from '@app/contract/learning';

export type Decision =
  | { state: 'pending' }
  | { state: 'labelled'; label: Label }
  | { state: 'unclear' }
  | { state: 'refused'; refusal: Refusal };

const fewestVotes = 2;
const mostVotes = 4;

const isOneOf = <T extends string>(values: readonly T[], answer: string): answer is T =>
  (values as readonly string[]).includes(answer);

/** Two equal votes decide; after a disagreement three of four must agree. One privacy refusal decides alone. Pure. */
export function decideLabel(votes: readonly LabelAnswer[]): Decision {
  const refusal = votes.find((vote) => isOneOf(privacyRefusals, vote));
  if (refusal) return { state: 'refused', refusal };
  if (votes.length < fewestVotes) return { state: 'pending' };
  // Whole numbers, because two of three is exactly two thirds and not above.
  const agreed = votes.find(
    (answer) => 3 * votes.filter((vote) => vote === answer).length > 2 * votes.length,
  );
  if (agreed) return decisionOf(agreed);
  return { state: votes.length < mostVotes ? 'pending' : 'unclear' };
}

function decisionOf(answer: LabelAnswer): Decision {
  if (isOneOf(labels, answer)) return { state: 'labelled', label: answer };
  return isOneOf(refusals, answer) ? { state: 'refused', refusal: answer } : { state: 'unclear' };
}
