import type { Material } from '@app/classifier/materials';
import { sql } from 'kysely';
import type { Zone } from '@app/contract/zone';
import type { Database } from '#api/db/database.ts';
import { countedMaterial } from '#api/lib/counted-material.ts';

/** The scans of a day, a week or a month, named by its first day. */
export type PeriodRow = {
  part: 'day' | 'last-week' | 'month';
  name: string;
  scans: number;
  is_to_come: boolean;
};
/** Number of scans per counted material and feedback. */
export type AnswerRow = {
  part: 'answer';
  material: Material | null;
  is_correct: boolean | null;
  scans: number;
};
/** The day of the first scan. */
type FirstRow = { part: 'first'; name: string | null };
export type SummaryRow = PeriodRow | AnswerRow | FirstRow;

type SummaryRequest = { profileId: string; zone: Zone; now: Date; months: number };

/** Query for the statistics of a person. */
export const summaryRepository = (db: Database) => ({
  /**
   * One index-only statement on `scan_history_idx`. Days and months are ranges of that index: only their bounds are
   * converted to the person's time zone, not every scan.
   */
  async of({ profileId, zone, now, months }: SummaryRequest): Promise<SummaryRow[]> {
    const { rows } = await sql<SummaryRow>`
      with clock as (
        select here, date_trunc('week', here) as monday, date_trunc('month', here) as month
        from (select ${now}::timestamptz at time zone ${zone}::text as here) as moment
      ), period as (
        select 'day' as part, monday + n * interval '1 day' as starts, monday + (n + 1) * interval '1 day' as ends
        from clock cross join generate_series(0, 6) as n
        union all
        select 'last-week', monday - interval '7 days', monday from clock
        union all
        select 'month', month - n * interval '1 month', month - (n - 1) * interval '1 month'
        from clock cross join generate_series(0, ${sql.lit(months - 1)}) as n
      )
      select period.part, to_char(period.starts, 'YYYY-MM-DD') as name, period.starts > clock.here as is_to_come,
        null as material, null::boolean as is_correct, counted.scans
      from period cross join clock cross join lateral (
        select count(*)::int as scans from app.scan as scan
        where scan.profile_id = ${profileId}
          and scan.created_at >= period.starts at time zone ${zone}::text
          and scan.created_at < period.ends at time zone ${zone}::text
      ) as counted
      union all
      select 'answer', null, null, ${countedMaterial} as material, scan.is_correct, count(*)::int
      from app.scan as scan where scan.profile_id = ${profileId}
      group by ${countedMaterial}, scan.is_correct
      union all
      select 'first', (
        select to_char(scan.created_at at time zone ${zone}::text, 'YYYY-MM-DD') from app.scan as scan
        where scan.profile_id = ${profileId} order by scan.created_at limit 1
      ), null, null, null, null`.execute(db);
    return rows;
  },
});
