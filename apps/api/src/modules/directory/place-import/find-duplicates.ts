import { metresBetween } from '../metres-between.ts';
import { comparedName, type ComparedName, isNameInside, isSameName } from './place-name.ts';

/** What is compared; `regency` is null where nobody knows the kabupaten. */
export type Candidate = {
  id: string;
  name: ComparedName;
  kind: string;
  regency: string | null;
  district: string | null;
  village: string;
  latitude: number;
  longitude: number;
};
/** A candidate from what is stored or read. */
export const candidateOf = ({ name, ...rest }: Omit<Candidate, 'name'> & { name: string }): Candidate => ({
  ...rest,
  name: comparedName(name),
});

export type Match = { id: string; metres: number };
export type Verdict = { same: Match | null; maybe: Match[] };

const sameMetres = 300;
const maybeMetres = 1500;

const isSameOrUnknown = (a: string | null, b: string | null) => a === null || b === null || a === b;
const isSameVillage = (a: Candidate, b: Candidate) =>
  a.village !== '' && a.village === b.village && isSameOrUnknown(a.district, b.district);

/** Whether two places are one: certainly, perhaps (an editor decides), or not. */
export function compare(a: Candidate, b: Candidate): 'same' | 'maybe' | 'different' {
  if (a.kind !== b.kind || !isSameOrUnknown(a.regency, b.regency)) return 'different';
  const metres = metresBetween(a, b);
  if (isSameName(a.name, b.name) && (metres <= sameMetres || isSameVillage(a, b))) return 'same';
  return metres <= maybeMetres && isNameInside(a.name, b.name) ? 'maybe' : 'different';
}

/** Known places by kind and kabupaten; a place of an unknown kabupaten is compared with all of its kind. */
export function duplicateIndex() {
  const buckets = new Map<string, Candidate[]>();
  const bucketOf = (kind: string, regency: string | null) => `${kind} ${regency ?? ''}`;
  return {
    add(candidate: Candidate): void {
      const key = bucketOf(candidate.kind, candidate.regency);
      const bucket = buckets.get(key);
      if (bucket) bucket.push(candidate);
      else buckets.set(key, [candidate]);
    },

    find(place: Candidate): Verdict {
      const known = [place.regency, null]
        .filter((regency, at, list) => list.indexOf(regency) === at)
        .flatMap((regency) => buckets.get(bucketOf(place.kind, regency)) ?? []);
      const verdict: Verdict = { same: null, maybe: [] };
      for (const one of known) {
        const found = compare(place, one);
        if (found === 'different') continue;
        const match = { id: one.id, metres: Math.round(metresBetween(place, one)) };
        if (found === 'maybe') verdict.maybe.push(match);
        else if (!verdict.same || match.metres < verdict.same.metres) verdict.same = match;
      }
      return verdict;
    },
  };
}
