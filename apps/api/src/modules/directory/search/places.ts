import { provinceFacts, provinces } from '@app/contract/provinces';
import { words } from '@app/indonesian/words';
import type { Point } from '../collector-columns.ts';
import { meaningAtStart } from './meanings.ts';
import { placeNames } from './place-names.ts';
import { regencies } from './regencies/regencies.ts';

/** A kabupaten, kota or province, named as people say it. */
export type Place = Point & { name: string };

type Kind = 'kota' | 'kabupaten' | 'provinsi';
type Named = Place & { kind: Kind; words: string[] };

/** Words before a name that say its kind. */
const kindWords: Record<string, Kind> = {
  kota: 'kota',
  kabupaten: 'kabupaten',
  kab: 'kabupaten',
  provinsi: 'provinsi',
};

const rows = Object.values(regencies).flat();
const bareName = (name: string) => name.replace(/^(Kabupaten|Kota) (Administrasi )?/, '');
const namesakes = Map.groupBy(rows, ([name]) => bareName(name));

/** Only namesakes such as Kota and Kabupaten Bandung are told apart by their kind. */
const named: Named[] = [
  ...rows.map(([official, latitude, longitude]): Named => {
    const name = bareName(official);
    return {
      name: namesakes.get(name)!.length > 1 ? official : name,
      kind: official.startsWith('Kota') ? 'kota' : 'kabupaten',
      words: words(name),
      latitude,
      longitude,
    };
  }),
  ...provinces.flatMap((province): Named[] => {
    const { latitude, longitude } = provinceFacts[province];
    const spoken = new Set([province, province.replace(/^(DKI|DI|Kepulauan(?= Bangka)) /, '')]);
    return [...spoken].map((name) => ({
      name: province,
      kind: 'provinsi',
      words: words(name),
      latitude,
      longitude,
    }));
  }),
];

/** Of namesakes people mean the city first, then the kabupaten, then the province. */
const kindOrder: Kind[] = ['kota', 'kabupaten', 'provinsi'];
const placesByName = Map.groupBy(
  named.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind)),
  (place) => place.words.join(' '),
);
const maxNameWords = Math.max(...named.map((place) => place.words.length));

type Span = {
  place: Place;
  start: number;
  end: number;
  /** As typed, and as listings write it. */ phrases: string[][];
};

function placeAt(list: readonly string[], start: number): Span | undefined {
  const kind = kindWords[list[start]!];
  const first = kind ? start + 1 : start;
  for (let length = Math.min(maxNameWords, list.length - first); length > 0; length -= 1) {
    const typed = list.slice(first, first + length);
    const full = placeNames[typed.join(' ')];
    const found = placesByName.get(full ?? typed.join(' '));
    const place = found?.find((one) => one.kind === kind) ?? found?.[0];
    if (!place) continue;
    // «kuningan» alone is the metal; «kabupaten kuningan» is the place.
    const everydayLength = kind ? 0 : (meaningAtStart(list.slice(first))?.length ?? 0);
    const isEveryday = !full && everydayLength >= length;
    if (isEveryday) return undefined;
    return { place, start, end: first + length, phrases: [typed, ...(full ? [words(full)] : [])] };
  }
  return undefined;
}

/** The first place that the words name. */
export function placeIn(list: readonly string[]): Span | undefined {
  for (let start = 0; start < list.length;) {
    const span = placeAt(list, start);
    if (span) return span;
    start += meaningAtStart(list.slice(start))?.length ?? 1;
  }
  return undefined;
}
