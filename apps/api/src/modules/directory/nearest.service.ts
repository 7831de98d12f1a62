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
type Answer = RouteOutput<typeof nearestCollector>;

/** Nobody carries a bag of bottles further; beyond this "nearest" would be true and useless. */
const reachable = 100_000;

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

/** Where one kind of material can go: the nearest place, those open now first. */
export function nearestService(finder: CollectorFinder) {
  const near = async (conditions: Conditions, from: Point) =>
    (await finder.nearest({ conditions, from, limit: 1 })).find(({ metres }) => metres <= reachable);
  const within = async (conditions: Conditions, province: string) =>
    (await finder.best({ conditions, from: null, province, limit: 1 }))[0];

  return {
    async find({ material, province, lat, lon }: Query, now: Date): Promise<Answer> {
      const from = pointOf({ lat, lon });
      if (!from && !province) return { collector: null, disposalLocation: directoryTexts.askForProvince };
      // A point says more than the province that somebody once chose.
      const find = (conditions: Conditions) =>
        from ? near(conditions, from) : within(conditions, province!);
      const where = { material, ...(!from && province && { province }) };
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
