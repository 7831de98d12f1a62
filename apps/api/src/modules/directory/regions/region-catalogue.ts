import type { ListedRegion, RegionLink } from '@app/contract/directory-region';
import { codesAround, type Region, spokenName } from './region.ts';
import { type RegionNames, regionNames } from './region-names.ts';

export type RegionCatalogue = {
  get: (code: string) => Region | undefined;
  /** By slugs of province, kabupaten and kecamatan. */
  at: (path: string) => Region | undefined;
  childrenOf: (code: string) => readonly Region[];
  provincesAndRegencies: readonly Region[];
  /** Where a listing with this code is. */
  listed: (code: string | null) => ListedRegion | null;
  link: (region: Region) => RegionLink;
  names: RegionNames;
};

/** All regions in memory: eight thousand, which change with a release only, so that no query joins them. */
export function regionCatalogue(regions: readonly Region[]): RegionCatalogue {
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const slugsOf = ({ code }: Region) => codesAround(code).map((one) => byCode.get(one)?.slug ?? '');
  const byPath = new Map(regions.map((region) => [slugsOf(region).join('/'), region]));
  const children = Map.groupBy(regions, ({ parent }) => parent ?? '');
  // One object for each region that a listing names, made when it is first asked for.
  const listed = new Map<string, ListedRegion | null>();

  function listedRegion(code: string): ListedRegion | null {
    const regency = byCode.get(code.slice(0, 5));
    if (regency?.level !== 'regency') return null;
    const district = code.length > 5 ? byCode.get(code) : undefined;
    return {
      code: district?.code ?? regency.code,
      name: spokenName(regency.name),
      district: district?.name ?? null,
      province: regency.province,
      path: slugsOf(regency).join('/'),
    };
  }

  return {
    get: (code) => byCode.get(code),
    at: (path) => byPath.get(path),
    childrenOf: (code) => children.get(code) ?? [],
    provincesAndRegencies: regions.filter(({ level }) => level !== 'district'),
    listed(code) {
      if (code === null) return null;
      const known = listed.get(code);
      if (known !== undefined) return known;
      const region = listedRegion(code);
      listed.set(code, region);
      return region;
    },
    link(region) {
      const { code, level, parent } = region;
      const name = spokenName(region.name);
      const [province, regency, district] = slugsOf(region);
      const around = level === 'district' ? `, ${spokenName(byCode.get(parent!)!.name)}` : '';
      return {
        code,
        level,
        name,
        fullName: name + around,
        path: [province, regency].filter(Boolean).join('/') + (district ? `?kecamatan=${district}` : ''),
      };
    },
    names: regionNames(regions),
  };
}
