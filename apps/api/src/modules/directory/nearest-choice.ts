import { type RawBuilder, sql } from 'kysely';
import type { CollectorRow } from './collector-row.ts';

/**
 * By how much a place seems farther away than it is, by its standing: one that two people confirmed or somebody verified wins
 * over one that only a registry names as long as it is at most twice as far. The steps are those of
 * `app.listing_standing`, where one person's answer changes nothing.
 */
export const weightedMetres = (metres: RawBuilder<number | null>): RawBuilder<number> => sql`
  ${metres} * case
    when listing.standing >= 195 then 1
    when listing.standing >= 190 then 2
    when listing.standing >= 180 then 2.5
    when listing.standing >= 170 then 3
    when listing.standing >= 160 then 6
    else 12
  end`;

/** So far people go for a place that certainly takes it. */
const alwaysWorthMetres = 5000;
const worthFactor = 3;

type Compared = Pick<CollectorRow, 'is_sample' | 'metres'>;

/** Whether a place that takes the material is named rather than a nearer one that has to be asked first. */
export function isWorthTheWay(known: Compared, other: Compared): boolean {
  if (known.is_sample) return false;
  if (known.metres === null || other.metres === null) return true;
  return known.metres <= Math.max(alwaysWorthMetres, worthFactor * other.metres);
}
