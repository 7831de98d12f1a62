import type { Material } from '@app/classifier/materials';
import type { Collector, nearestCollector } from '@app/contract/directory';
import type { RouteOutput } from '@app/contract/route';
import type { z } from 'zod';
import type { Point } from './collector-columns.ts';
import type { CollectorFinder } from './collector-finder.service.ts';
import type { Conditions } from './conditions.ts';
import { type CollectorRow, collectorOf } from './collector-row.ts';
import { directoryTexts } from './directory-texts.ts';
import { conditionsOf, pointOf } from './filters.ts';
import { isWorthTheWay } from './nearest-choice.ts';
import type { KnownRegions } from './regions/known-regions.ts';

type Query = z.output<typeof nearestCollector.query>;
type Output = RouteOutput<typeof nearestCollector>;
type Where = { from: Point | null; province: Query['province'] };

/** Beyond this distance the nearest place is of no use. */
const maxDistanceMetres = 100_000;
/** Among so many of the nearest is one that is not a sample. */
const candidates = 20;

const oneDecimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const distanceText = (metres: number) =>
  metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${oneDecimal.format(metres / 1000)} km`;

function sentenceOf(
  { name, city, distanceMetres, isOpen, registration }: Collector,
  asksFor: Material | null,
) {
  const place = directoryTexts.place({
    name,
    city,
    distance: distanceMetres === null ? null : distanceText(distanceMetres),
    isOpen,
  });
  if (!asksFor || !registration) return place;
  return `${place} ${directoryTexts.askFirst(registration, asksFor)}`;
}

/** Finds the nearest place for a material or for hazardous waste, preferring places that are open now. */
export function nearestService(finder: CollectorFinder, regions: KnownRegions) {
  async function nearestTo(conditions: Conditions, from: Point): Promise<CollectorRow | undefined> {
    const rows = await finder.nearest({ conditions, from, limit: candidates });
    const near = rows.filter(({ metres }) => metres <= maxDistanceMetres);
    return near.find((row) => !row.is_sample) ?? near[0];
  }
  const bestIn = async (conditions: Conditions, province: string) =>
    (await finder.best({ conditions, from: null, province, limit: 1 }))[0];

  /** A point is more precise than the chosen province. */
  const find = (conditions: Conditions, { from, province }: Where) =>
    from ? nearestTo(conditions, from) : bestIn(conditions, province!);

  /** The nearest bank sampah of a registry, of which nobody knows what it takes. */
  async function registered({ from, province }: Where, now: Date): Promise<CollectorRow | undefined> {
    const conditions = conditionsOf({ kind: 'bank-sampah', ...(!from && { province }) }, now);
    const row = from
      ? await finder.nearestRegistered({ conditions, from })
      : await bestIn(conditions, province!);
    const isNear = (row?.metres ?? 0) <= maxDistanceMetres;
    return isNear && row?.registry && row.prices.length === 0 ? row : undefined;
  }

  return {
    async find({ material, kind, province, lat, lon }: Query, now: Date): Promise<Output> {
      const from = pointOf({ lat, lon });
      if (!from && !province)
        return { collector: null, disposalLocation: directoryTexts.askForProvince, takesMaterial: false };
      const where = { from, province };
      const wanted = { ...(kind ? { kind } : { material }), ...(!from && province && { province }) };
      const known =
        (await find(conditionsOf({ ...wanted, openNow: '1' }, now), where)) ??
        (await find(conditionsOf(wanted, now), where));
      // Hazardous waste goes nowhere where nobody knows that it is taken.
      const other = material ? await registered(where, now) : undefined;
      const takesMaterial = known !== undefined && (!other || isWorthTheWay(known, other));
      const row = takesMaterial ? known : other;
      if (row) {
        const collector = collectorOf(row, now, await regions());
        const asksFor = takesMaterial ? null : material!;
        return { collector, disposalLocation: sentenceOf(collector, asksFor), takesMaterial };
      }
      const disposalLocation =
        !from && province
          ? directoryTexts.noneInProvince(material, province)
          : directoryTexts.noneNearby(material);
      return { collector: null, disposalLocation, takesMaterial: false };
    },
  };
}

export type NearestService = ReturnType<typeof nearestService>;
