import type { Collector, nearestCollector } from '@app/contract/directory';
import type { RouteOutput } from '@app/contract/route';
import type { z } from 'zod';
import type { Point } from './collector-columns.ts';
import type { CollectorFinder } from './collector-finder.service.ts';
import type { Conditions } from './conditions.ts';
import { collectorOf } from './collector-row.ts';
import { directoryTexts } from './directory-texts.ts';
import { conditionsOf, pointOf } from './filters.ts';

type Query = z.output<typeof nearestCollector.query>;
type Output = RouteOutput<typeof nearestCollector>;

/** Beyond this distance the nearest place is of no use. */
const maxDistanceMetres = 100_000;

const oneDecimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const distanceText = (metres: number) =>
  metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${oneDecimal.format(metres / 1000)} km`;

const sentenceOf = ({ name, city, distanceMetres, isOpen }: Collector) =>
  directoryTexts.place({
    name,
    city,
    distance: distanceMetres === null ? null : distanceText(distanceMetres),
    isOpen,
  });

/** Finds the nearest place for a material or for hazardous waste, preferring places that are open now. */
export function nearestService(finder: CollectorFinder) {
  const nearestTo = async (conditions: Conditions, from: Point) =>
    (await finder.nearest({ conditions, from, limit: 1 })).find(({ metres }) => metres <= maxDistanceMetres);
  const bestIn = async (conditions: Conditions, province: string) =>
    (await finder.best({ conditions, from: null, province, limit: 1 }))[0];

  return {
    async find({ material, kind, province, lat, lon }: Query, now: Date): Promise<Output> {
      const from = pointOf({ lat, lon });
      if (!from && !province) return { collector: null, disposalLocation: directoryTexts.askForProvince };
      // A point is more precise than the chosen province.
      const find = (conditions: Conditions) =>
        from ? nearestTo(conditions, from) : bestIn(conditions, province!);
      const wanted = kind ? { kind } : { material };
      const where = { ...wanted, ...(!from && province && { province }) };
      const row =
        (await find(conditionsOf({ ...where, openNow: '1' }, now))) ?? (await find(conditionsOf(where, now)));
      if (row) {
        const collector = collectorOf(row, now);
        return { collector, disposalLocation: sentenceOf(collector) };
      }
      const disposalLocation =
        !from && province
          ? directoryTexts.noneInProvince(material, province)
          : directoryTexts.noneNearby(material);
      return { collector: null, disposalLocation };
    },
  };
}

export type NearestService = ReturnType<typeof nearestService>;
