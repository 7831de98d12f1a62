import type { Province } from '@app/contract/provinces';
import { words } from '@app/indonesian/words';
import type { Place } from './place.ts';

export type Region = {
  code: string;
  level: 'province' | 'regency' | 'district';
  name: string;
  kind: 'kota' | 'kabupaten' | null;
  aliases: string[];
  province: Province;
};
/** Null codes where the registry names nothing that is known. */
export type NamedRegion = { regency: Region | null; district: Region | null; isUnknown: boolean };

const keyOf = (name: string) =>
  words(name.replace(/^(Kab\.|Kabupaten|Kota|Kecamatan|Kec\.)\s+(Administrasi\s+)?/i, '')).join('');
const kindOf = (name: string) => (/^kota\b/i.test(name) ? 'kota' : /^kab/i.test(name) ? 'kabupaten' : null);

/** Finds regions by code, or by names as registries write them. */
export function regionIndex(regions: readonly Region[]) {
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const namesOf = (region: Region) => [region.name, ...region.aliases].map(keyOf);
  const group = (level: Region['level'], prefix: (region: Region) => string) => {
    const found = new Map<string, Region[]>();
    for (const region of regions.filter((one) => one.level === level)) {
      for (const name of namesOf(region)) {
        const key = `${prefix(region)} ${name}`;
        found.set(key, [...(found.get(key) ?? []), region]);
      }
    }
    return found;
  };
  const regencies = group('regency', () => '');
  const districts = group('district', ({ code }) => code.slice(0, 5));

  const regencyNamed = (name: string): Region | null => {
    const found = regencies.get(` ${keyOf(name)}`) ?? [];
    const kind = kindOf(name);
    // Without its kind a namesake stays unknown: Bandung is a kota and a kabupaten.
    const fitting = kind ? found.filter((region) => region.kind === kind) : found;
    return fitting.length === 1 ? fitting[0]! : null;
  };

  return {
    get: (code: string): Region | undefined => byCode.get(code),
    /** What a row says about where it is, not where its point lies. */
    named({ regency, regencyCode, district, districtCode }: Place): NamedRegion {
      const namesRegency = regencyCode !== '' || regency !== '';
      const inRegency = byCode.get(regencyCode) ?? (regency === '' ? null : regencyNamed(regency));
      const inDistrict =
        byCode.get(districtCode) ??
        (inRegency && district !== ''
          ? (districts.get(`${inRegency.code} ${keyOf(district)}`)?.[0] ?? null)
          : null);
      return { regency: inRegency, district: inDistrict, isUnknown: namesRegency && !inRegency };
    },
  };
}
export type RegionIndex = ReturnType<typeof regionIndex>;
