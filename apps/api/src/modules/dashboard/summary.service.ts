import { materials } from '@app/classifier/materials';
import { dashboardLimits, type DashboardSummary } from '@app/contract/dashboard';
import type { Zone } from '@app/contract/zone';
import type { Database } from '#api/db/database.ts';
import { accuracyOf } from '#api/lib/accuracy.ts';
import { type AnswerRow, type PeriodRow, type SummaryRow, summaryRepository } from './summary.repository.ts';

const { months, target } = dashboardLimits;

const total = (rows: readonly { scans: number }[]) => rows.reduce((sum, { scans }) => sum + scans, 0);

const periodsOf = (rows: SummaryRow[], part: PeriodRow['part']) =>
  rows
    .filter((row): row is PeriodRow => row.part === part)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Statistics of the scans of a person. */
export const summaryService = (db: Database) => ({
  async of(profileId: string, zone: Zone, now: Date): Promise<DashboardSummary> {
    const rows = await summaryRepository(db).of({ profileId, zone, now, months });
    const answers = rows.filter((row): row is AnswerRow => row.part === 'answer');
    const days = periodsOf(rows, 'day');
    const judged = total(answers.filter((row) => row.is_correct !== null));
    const accurate = total(answers.filter((row) => row.is_correct === true));
    return {
      total: total(answers),
      since: rows.find((row) => row.part === 'first')?.name ?? null,
      judged,
      accurate,
      accuracy: accuracyOf(judged, accurate),
      thisWeek: total(days),
      lastWeek: total(periodsOf(rows, 'last-week')),
      target,
      week: days.map((row) => ({ day: row.name, scans: row.is_to_come ? null : row.scans })),
      months: periodsOf(rows, 'month').map((row) => ({ month: row.name.slice(0, 7), scans: row.scans })),
      materials: materials.map((material) => ({
        material,
        scans: total(answers.filter((row) => row.material === material)),
      })),
    };
  },
});
