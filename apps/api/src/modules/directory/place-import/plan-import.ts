import { randomUUID } from 'node:crypto';
import { type Candidate, duplicateIndex } from './find-duplicates.ts';
import type { KnownRecord } from './import-read.repository.ts';
import { placeKey, recordKey } from './suppression-keys.ts';
import { hashOf, type UnderstoodPlace } from './understand-places.ts';

/** A row with what it means for the directory. */
export type Planned = { place: UnderstoodPlace; hash: string; known: KnownRecord | undefined };
export type PlannedPlace = Planned & { listingId: string };
export type Pair = { older: string; newer: string; metres: number; names: [older: string, newer: string] };

export type ImportPlan = {
  added: PlannedPlace[];
  changed: PlannedPlace[];
  merged: (PlannedPlace & { metres: number })[];
  same: Planned[];
  held: Planned[];
  /** Pairs that an editor has to look at. */
  undecided: Pair[];
  /** Keys of known rows that are not in the file. */
  absent: string[];
};

type Known = {
  source: string;
  records: ReadonlyMap<string, KnownRecord>;
  suppressed: ReadonlySet<string>;
  /** Loads the listings of these kabupaten, only when there is something to compare. */
  candidates: (regencies: string[]) => Promise<Candidate[]>;
};

const regionCodeOf = ({ district, regency }: UnderstoodPlace) => district?.code ?? regency?.code ?? '';

function holdTakenDown(place: UnderstoodPlace, { source, suppressed }: Known): UnderstoodPlace {
  const keys = [
    recordKey({ source, key: place.place.key }),
    placeKey({ name: place.place.name, regionCode: regionCodeOf(place) }),
  ];
  return keys.some((key) => suppressed.has(key)) ? { ...place, held: 'taken_down' } : place;
}

/** Compares a file with what is known. Nothing is written. */
export async function planImport(places: readonly UnderstoodPlace[], known: Known): Promise<ImportPlan> {
  const plan: ImportPlan = {
    added: [],
    changed: [],
    merged: [],
    same: [],
    held: [],
    undecided: [],
    absent: [],
  };
  const newcomers: Planned[] = [];
  for (const one of places) {
    const place = holdTakenDown(one, known);
    const planned = { place, hash: hashOf(place), known: known.records.get(place.place.key) };
    const isUnchanged = planned.known?.hash === planned.hash && planned.known.held === place.held;
    if (isUnchanged) plan.same.push(planned);
    else if (place.held !== null) plan.held.push(planned);
    else if (planned.known?.listing_id)
      plan.changed.push({ ...planned, listingId: planned.known.listing_id });
    else newcomers.push(planned);
  }
  await placeNewcomers(newcomers, known, plan);
  const keys = new Set(places.map(({ place }) => place.key));
  plan.absent = [...known.records.keys()].filter((key) => !keys.has(key));
  return plan;
}

/** Each newcomer is a place of its own, or one that is known, also from this file. */
async function placeNewcomers(newcomers: readonly Planned[], known: Known, plan: ImportPlan): Promise<void> {
  if (newcomers.length === 0) return;
  const index = duplicateIndex();
  const names = new Map<string, string>();
  const regencies = [...new Set(newcomers.map(({ place }) => place.regency!.code))];
  for (const candidate of await known.candidates(regencies)) {
    index.add(candidate);
    names.set(candidate.id, candidate.name.words.join(' '));
  }
  for (const planned of newcomers) {
    const { place } = planned;
    const candidate: Candidate = {
      id: randomUUID(),
      name: place.compared,
      kind: place.place.kind!,
      regency: place.regency!.code,
      district: place.district?.code ?? null,
      village: place.village,
      latitude: place.latitude,
      longitude: place.longitude,
    };
    const { same, maybe } = index.find(candidate);
    if (same) {
      plan.merged.push({ ...planned, listingId: same.id, metres: same.metres });
      continue;
    }
    index.add(candidate);
    names.set(candidate.id, place.name);
    plan.added.push({ ...planned, listingId: candidate.id });
    for (const { id, metres } of maybe) {
      plan.undecided.push({ older: id, newer: candidate.id, metres, names: [names.get(id)!, place.name] });
    }
  }
}
