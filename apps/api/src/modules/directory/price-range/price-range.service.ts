import type { PriceObservation, PriceRange } from '@app/contract/directory-price-range';
import { type Unit, type WasteType, wasteTypes } from '@app/contract/waste-types';
import type { Database } from '#api/db/database.ts';
import { type ObservationRow, priceRangeRepository } from './price-range.repository.ts';

/** Fewer prices have no middle half worth the name. */
const middleHalfFrom = 5;
const shownObservations = 20;

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;

/** Of one waste type and unit, the newest first. */
function rangeOf(rows: readonly ObservationRow[], isOfRegion: boolean): PriceRange {
  const [first] = rows;
  const amounts = rows.map(({ amount }) => amount).toSorted((one, other) => one - other);
  const isMiddleHalf = amounts.length >= middleHalfFrom;
  return {
    wasteType: first!.wasteType as WasteType,
    unit: first!.unit as Unit,
    low: isMiddleHalf ? quantile(amounts, 0.25) : amounts[0]!,
    high: isMiddleHalf ? quantile(amounts, 0.75) : amounts.at(-1)!,
    isMiddleHalf,
    count: rows.length,
    oldest: rows.at(-1)!.observedOn,
    newest: first!.observedOn,
    cities: [...new Set(rows.map(({ city }) => city))],
    isOfRegion,
    observations: rows.slice(0, shownObservations).map(observationOf),
  };
}

const observationOf = (row: ObservationRow): PriceObservation => ({
  ...row,
  confidence: row.confidence as PriceObservation['confidence'],
});

type Query = { wasteTypes?: WasteType[] | undefined; region?: string | undefined };

/** Dated ranges of what households were paid. */
export function priceRangeService(db: Database) {
  const observations = priceRangeRepository(db);
  return {
    async list(query: Query): Promise<PriceRange[]> {
      const rows = await observations.paidToHouseholds(query.wasteTypes);
      // A kecamatan has the prices of its kabupaten or kota.
      const region = query.region?.slice(0, 5);
      const isInRegion = ({ regionCode }: ObservationRow) =>
        region !== undefined && (regionCode === region || regionCode.startsWith(`${region}.`));
      const groups = Map.groupBy(rows, ({ wasteType, unit }) => `${wasteType} ${unit}`);
      return [...groups.values()]
        .map((group) => {
          const ofRegion = group.filter(isInRegion);
          return ofRegion.length > 0 ? rangeOf(ofRegion, true) : rangeOf(group, false);
        })
        .toSorted((one, other) => wasteTypes.indexOf(one.wasteType) - wasteTypes.indexOf(other.wasteType));
    },
  };
}

export type PriceRangeService = ReturnType<typeof priceRangeService>;
