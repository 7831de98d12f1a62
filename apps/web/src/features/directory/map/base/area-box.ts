import type { CollectorFilters } from '@app/contract/directory';
import { boxOf } from './box-of.ts';
import { type Box, provinceBox } from './first-view.ts';
import { fetchProvince } from './outlines/fetch-shapes.ts';

/** What the filters choose: a province, or a region in it. */
export type Area = Pick<CollectorFilters, 'province' | 'region'>;

const provinceLength = '34'.length;
const regencyLength = '34.71'.length;

/** The extent of an area, or of its province where the outline cannot be loaded; the whole country has none. */
export async function areaBox({ province, region }: Area, signal?: AbortSignal): Promise<Box | undefined> {
  const box = region && (await regionBox(region, signal).catch(() => undefined));
  return box || (province && provinceBox(province));
}

/** Of a kecamatan that of its kabupaten, because the outlines have no smaller areas. */
async function regionBox(region: string, signal?: AbortSignal): Promise<Box | undefined> {
  const { areas } = await fetchProvince(region.slice(0, provinceLength), signal);
  return boxOf(areas.filter(({ code }) => code.startsWith(region.slice(0, regencyLength))));
}
