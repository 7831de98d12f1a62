import type { DashboardSummary } from '@app/contract/dashboard';
import { BarPlot } from '#web/components/charts/bar-plot.tsx';
import { ChartCard } from '#web/components/charts/chart-card.tsx';
import { ChartTable } from '#web/components/ui/data-table.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { chartText as text } from '#web/messages/dashboard.ts';
import { monthName, monthSpan, shortMonth } from '../../format-days.ts';

type Props = { months: DashboardSummary['months']; className: string };

export function MonthChart({ months, className }: Props) {
  const formatted = months.map(({ month, scans }) => [monthName(month), formatNumber(scans)] as const);
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  return (
    <ChartCard title={text.months} text={text.span(...monthSpan(first, last))} className={className}>
      <div className="mt-3 mb-auto">
        <BarPlot
          columns={months.map(({ month, scans }) => ({ name: shortMonth(month), value: scans }))}
          label={text.monthsLabel(formatted.map(([name, count]) => text.item(name, count)).join(', '))}
        />
      </div>
      <ChartTable caption={text.months} columns={[text.month, text.scans]} rows={formatted} />
    </ChartCard>
  );
}
