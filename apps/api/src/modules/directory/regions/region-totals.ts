import { codesAround } from './region.ts';
import type { RegionCount } from './region.repository.ts';

export type RegionTotal = {
  count: number;
  byKind: Map<string, number>;
  byYear: Map<number, number>;
  bySource: Map<number, number>;
};

const addTo = <K>(sums: Map<K, number>, key: K | null, count: number) => {
  if (key !== null) sums.set(key, (sums.get(key) ?? 0) + count);
};

/** The places of each kecamatan count for its kabupaten and its province too. */
export function totalsOf(counts: readonly RegionCount[]): Map<string, RegionTotal> {
  const totals = new Map<string, RegionTotal>();
  for (const { region_code, kind, last_report_year, source_id, count } of counts) {
    for (const code of codesAround(region_code)) {
      const total = totals.get(code) ?? {
        count: 0,
        byKind: new Map(),
        byYear: new Map(),
        bySource: new Map(),
      };
      total.count += count;
      addTo(total.byKind, kind, count);
      addTo(total.byYear, last_report_year, count);
      addTo(total.bySource, source_id, count);
      totals.set(code, total);
    }
  }
  return totals;
}
