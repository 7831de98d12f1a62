import type { CountedRegion, listRegions, RegionPage } from '@app/contract/directory-region';
import type { RouteOutput } from '@app/contract/route';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { promiseCache } from '#api/lib/promise-cache.ts';
import { lexeme } from '#api/lib/search/word-query.ts';
import { tokenOf } from '../search/search-tokens.ts';
import type { KnownRegions } from './known-regions.ts';
import { metresBetween } from '../metres-between.ts';
import { codesAround, type Region } from './region.ts';
import type { RegionCatalogue } from './region-catalogue.ts';
import { regionRepository, type RegionSource } from './region.repository.ts';
import { type RegionTotal, totalsOf } from './region-totals.ts';

/** As long as a shared cache keeps a page: a place that was just added may be missing until then. */
const oneMinute = 60_000;
/** More cannot be told apart in a picture. */
const maxPlaces = 1000;
const none: RegionTotal = { count: 0, byKind: new Map(), byYear: new Map(), bySource: new Map() };

type Query = z.output<typeof listRegions.query>;
type Figures = { totals: Map<string, RegionTotal>; sources: RegionSource[] };

/** Counts of regions, and their public pages. */
export function regionService(db: Database, regions: KnownRegions) {
  const queries = regionRepository(db);
  const figures = promiseCache<Figures>({ maxEntries: 1, ttlMs: oneMinute });
  const pages = promiseCache<RegionPage>({ maxEntries: 600, ttlMs: oneMinute });
  const counted = () =>
    figures.get('all', async () => ({
      totals: totalsOf(await queries.counts()),
      sources: await queries.sources(),
    }));

  async function pageOf(region: Region, catalogue: RegionCatalogue): Promise<RegionPage> {
    const { totals, sources } = await counted();
    const linkOf = (one: Region): CountedRegion => ({
      ...catalogue.link(one),
      count: totals.get(one.code)?.count ?? 0,
    });
    const { count, byKind, byYear, bySource } = totals.get(region.code) ?? none;
    const [year] = [...byYear.keys()].toSorted((a, b) => b - a);
    const [sourceId] = [...bySource].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    const source = sources.find(({ id }) => id === sourceId);
    const points = count > 0 ? await queries.points(lexeme(tokenOf.region(region.code)), maxPlaces) : [];
    return {
      region: linkOf(region),
      parents: codesAround(region.code)
        .slice(0, -1)
        .map((code) => catalogue.link(catalogue.get(code)!)),
      bankSampah: byKind.get('bank-sampah') ?? 0,
      tps3r: byKind.get('tps3r') ?? 0,
      reported: year === undefined ? null : { year, count: byYear.get(year)! },
      source: source
        ? { title: source.title, attribution: source.attribution, snapshotOn: source.snapshot_on }
        : null,
      children: catalogue
        .childrenOf(region.code)
        .map((child) => ({ ...linkOf(child), centre: centreOf(child) }))
        .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'id')),
      places: points.map(({ longitude, latitude }) => [longitude, latitude]),
      nearest: count > 0 ? null : nearestTo(region, catalogue, linkOf),
    };
  }

  return {
    async list({ parent: code, province }: Query): Promise<RouteOutput<typeof listRegions>> {
      const catalogue = await regions();
      const parent =
        code ?? catalogue.provincesAndRegencies.find((one) => !one.parent && one.province === province)?.code;
      if (parent !== undefined && !catalogue.get(parent)) throw new AppError('region_unknown');
      const { totals } = await counted();
      const listed = parent === undefined ? catalogue.provincesAndRegencies : catalogue.childrenOf(parent);
      return {
        regions: listed.map((region) => ({
          ...catalogue.link(region),
          count: totals.get(region.code)?.count ?? 0,
        })),
      };
    },

    async page(path: string): Promise<RegionPage> {
      const catalogue = await regions();
      const region = catalogue.at(path);
      if (!region) throw new AppError('region_unknown');
      return pages.get(region.code, () => pageOf(region, catalogue));
    },
  };
}
export type RegionService = ReturnType<typeof regionService>;

const centreOf = ({ longitude, latitude }: Region): [number, number] => [longitude, latitude];

/** Of the same level, so that a kabupaten without places leads to another kabupaten. */
function nearestTo(
  region: Region,
  { provincesAndRegencies, childrenOf }: RegionCatalogue,
  linkOf: (one: Region) => CountedRegion,
): CountedRegion | null {
  const peers =
    region.level === 'district'
      ? childrenOf(region.parent!)
      : provincesAndRegencies.filter(({ level }) => level === region.level);
  const [nearest] = peers
    .map((peer) => ({ link: linkOf(peer), metres: metresBetween(region, peer) }))
    .filter(({ link }) => link.count > 0)
    .toSorted((a, b) => a.metres - b.metres);
  return nearest?.link ?? null;
}
