import { categoryName } from '@app/classifier/answer';
import type { Verdict } from '@app/classifier/interpret';
import { type Material, type Suspicion, suspicions } from '@app/classifier/materials';

/** One column for both: while something is suspected there is no other verdict. */
export type StoredVerdict = Verdict | Suspicion;

type Answer = { verdict: Verdict; suspected: Suspicion | null };

export const toStoredVerdict = ({ verdict, suspected }: Answer): StoredVerdict => suspected ?? verdict;

const isSuspicion = (verdict: StoredVerdict): verdict is Suspicion =>
  suspicions.some((suspicion) => suspicion === verdict);

export const fromStoredVerdict = (verdict: StoredVerdict): Answer =>
  isSuspicion(verdict) ? { verdict: 'unsure', suspected: verdict } : { verdict, suspected: null };

export const storedCategoryName = ({
  verdict,
  material,
}: {
  verdict: StoredVerdict;
  material: Material;
}): string => categoryName({ ...fromStoredVerdict(verdict), material });
