import { words } from '@app/indonesian/words';
import type { Region } from './region.ts';
import { similarNames } from './similar-names.ts';

/** How a name stands before another: "Kabupaten", "Kec.". */
export type SpokenKind = 'kota' | 'kabupaten' | 'provinsi' | 'kecamatan';
export const kindWords: Record<string, SpokenKind> = {
  kota: 'kota',
  kotamadya: 'kota',
  kabupaten: 'kabupaten',
  kab: 'kabupaten',
  provinsi: 'provinsi',
  prov: 'provinsi',
  propinsi: 'provinsi',
  kecamatan: 'kecamatan',
  kec: 'kecamatan',
  kapanewon: 'kecamatan',
  kemantren: 'kecamatan',
};

export const kindOf = ({ level, kind }: Region): SpokenKind =>
  level === 'district' ? 'kecamatan' : (kind ?? 'provinsi');

/** Of namesakes people mean the city first, then the kabupaten, the province, a kecamatan. */
const kindOrder: SpokenKind[] = ['kota', 'kabupaten', 'provinsi', 'kecamatan'];

/** Words without the spaces between them: «kulonprogo», «gunung kidul». */
export const nameKey = (list: readonly string[]): string => list.join('');
const keyOf = (name: string) => nameKey(words(name));

/** Names as people say them. */
function spokenNames({ name, level }: Region): string[] {
  if (level === 'regency') return [name.replace(/^(Kabupaten|Kota) (Administrasi )?/, '')];
  if (level === 'province') return [name, name.replace(/^(DKI|DI|Kepulauan(?= Bangka)) /, '')];
  return [name];
}

export type NamedRegions = { regions: readonly Region[]; /** A short or former name. */ isAlias: boolean };
export type RegionNames = {
  maxWords: number;
  named: (key: string) => NamedRegions | undefined;
  /** The key that is nearest to a mistyped one. */
  similar: (key: string) => string | undefined;
};

/** Finds regions by what people call them. */
export function regionNames(regions: readonly Region[]): RegionNames {
  const byKey = new Map<string, { regions: Region[]; isAlias: boolean }>();
  const ordered = regions.toSorted((a, b) => kindOrder.indexOf(kindOf(a)) - kindOrder.indexOf(kindOf(b)));
  const add = (region: Region, name: string, isAlias: boolean) => {
    const key = keyOf(name);
    const known = byKey.get(key) ?? { regions: [], isAlias };
    if (!known.regions.includes(region)) known.regions.push(region);
    byKey.set(key, { regions: known.regions, isAlias: known.isAlias && isAlias });
  };
  let maxWords = 0;
  for (const region of ordered) {
    for (const name of spokenNames(region)) {
      add(region, name, false);
      maxWords = Math.max(maxWords, words(name).length);
    }
    for (const alias of region.aliases) add(region, alias, true);
  }
  const isLarge = (key: string) => byKey.get(key)!.regions.some(({ level }) => level !== 'district');
  // Two lists, because a mistyped city is more likely than a mistyped kecamatan somewhere.
  const nearestLarge = similarNames([...byKey.keys()].filter(isLarge));
  const nearestSmall = similarNames([...byKey.keys()].filter((key) => !isLarge(key)));
  return {
    maxWords,
    named: (key) => byKey.get(key),
    similar(key) {
      const [large, small] = [nearestLarge(key), nearestSmall(key)];
      return large && large.edits <= (small?.edits ?? Infinity) ? large.name : small?.name;
    },
  };
}
