import type { DashboardSummary } from '@app/contract/dashboard';
import { ChartCard } from '#web/components/charts/chart-card.tsx';
import { LinePlot } from '#web/components/charts/line-plot.tsx';
import { ChartTable } from '#web/components/ui/data-table.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { chartText as text } from '#web/messages/dashboard.ts';
import { daySpan, shortWeekday, weekday } from '../../format-days.ts';

type Props = { week: DashboardSummary['week']; className: string };

export function WeekChart({ week, className }: Props) {
  const formatted = week.map(({ day, scans }) => ({
    name: weekday(day),
    count: scans === null ? text.toCome : formatNumber(scans),
  }));
  const [first, last] = [week[0]?.day ?? '', week.at(-1)?.day ?? ''];
  return (
    <ChartCard title={text.week} text={text.span(...daySpan(first, last))} className={className}>
      <div className="mt-3 mb-auto">
        <LinePlot
          columns={week.map(({ day, scans }) => ({ name: shortWeekday(day), value: scans }))}
          label={text.weekLabel(formatted.map(({ name, count }) => text.item(name, count)).join(', '))}
        />
      </div>
      <ChartTable
        caption={text.week}
        columns={[text.day, text.scans]}
        rows={formatted.map(({ name, count }) => [name, count] as const)}
      />
    </ChartCard>
  );
}
