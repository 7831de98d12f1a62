import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { OfflineNote } from '#web/components/ui/offline-note.tsx';
import { ApiError } from '#web/lib/api.ts';
import { dashboardText as text } from '#web/messages/dashboard.ts';
import { useSummary } from '../../api/show-summary.ts';
import { FigureCards } from './figure-cards.tsx';
import { FirstScan } from './first-scan.tsx';
import { MaterialChart } from './material-chart.tsx';
import { MonthChart } from './month-chart.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { TargetCard } from './target-card.tsx';
import { WeekChart } from './week-chart.tsx';

export function Summary() {
  const { data: summary, error, refetch } = useSummary();
  return (
    <div className="grid gap-4 pt-6 md:gap-5">
      {summary && <OfflineNote />}
      {error && (!summary || error instanceof ApiError) && (
        <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!summary && !error && <SummarySkeleton />}
      {summary?.total === 0 && <FirstScan summary={summary} />}
      {summary && summary.total > 0 && (
        <>
          <FigureCards summary={summary} />
          <div className="grid gap-4 md:gap-5 split:grid-cols-12">
            <WeekChart week={summary.week} className="split:col-span-7" />
            <MonthChart months={summary.months} className="split:col-span-5" />
            <MaterialChart materials={summary.materials} className="split:col-span-7" />
            <TargetCard summary={summary} className="split:col-span-5" />
          </div>
        </>
      )}
    </div>
  );
}
