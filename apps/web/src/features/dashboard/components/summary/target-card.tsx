import type { DashboardSummary } from '@app/contract/dashboard';
import { Link } from 'react-router';
import { ChartCard } from '#web/components/charts/chart-card.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { targetText as text } from '#web/messages/dashboard.ts';
import { FillingSack } from './filling-sack.tsx';

type Props = { summary: Pick<DashboardSummary, 'thisWeek' | 'target'>; className: string };

/** The bar ends at the target; the figure may go beyond it. */
export function TargetCard({ summary: { thisWeek, target }, className }: Props) {
  const isReached = thisWeek >= target;
  return (
    <ChartCard title={text.title} text={text.text(formatNumber(target))} className={className}>
      <div className="my-auto grid grid-cols-[minmax(0,7rem)_1fr] items-center gap-4 pt-3 sm:grid-cols-[minmax(0,9.5rem)_1fr] sm:gap-6">
        <FillingSack share={Math.min(1, thisWeek / target)} />
        <div className="tabular-nums">
          <p className="mb-1 text-5xl leading-tight font-extrabold tracking-figure">
            {formatNumber(thisWeek)}
            <span className="text-xl tracking-head text-ink-muted">{text.of(formatNumber(target))}</span>
          </p>
          <Badge tone={isReached ? 'success' : 'neutral'} icon={isReached ? 'check' : 'clock'}>
            {isReached ? text.reached : text.open(formatNumber(target - thisWeek))}
          </Badge>
        </div>
      </div>
      <div className="pt-4">
        <ProgressBar label={text.label} value={Math.min(thisWeek, target)} max={target} />
        <p aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-ink-muted tabular-nums">
          <span>0</span>
          <span>{formatNumber(target)}</span>
        </p>
        <p className="mt-3 text-sm text-ink-muted">{sentenceOf(thisWeek, target)}</p>
        {isReached && (
          <Link to="/sell-waste" className="text-link mt-1 inline-flex min-h-11 items-center text-sm">
            {text.sell}
          </Link>
        )}
      </div>
    </ChartCard>
  );
}

function sentenceOf(thisWeek: number, target: number): string {
  if (thisWeek === 0) return text.none;
  if (thisWeek < target) return text.left;
  return thisWeek === target ? text.exact : text.above(formatNumber(thisWeek - target));
}
