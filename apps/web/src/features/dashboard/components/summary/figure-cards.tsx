import { type DashboardSummary, dashboardLimits } from '@app/contract/dashboard';
import { Link } from 'react-router';
import { MiniBars } from '#web/components/charts/mini-bars.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Garis } from '#web/components/ui/garis.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { FigureCard } from '#web/components/ui/stat-tile.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { figuresText as text } from '#web/messages/dashboard.ts';
import { longDay, shortWeekday } from '../../format-days.ts';
import { formatPercent } from '../../format-figure.ts';

type Props = { summary: DashboardSummary };

export function FigureCards({ summary }: Props) {
  const { total, since, thisWeek, lastWeek, week } = summary;
  return (
    <section
      aria-label={text.group}
      className="grid grid-cols-2 gap-3 tabular-nums md:gap-4 split:grid-cols-4"
    >
      <FigureCard isMain label={text.total} figure={formatNumber(total)}>
        <Garis />
        {since && <p className="mt-2">{text.since(longDay(since))}</p>}
      </FigureCard>
      <AccurateCard summary={summary} />
      <AccuracyCard summary={summary} />
      <FigureCard label={text.week} figure={formatNumber(thisWeek)}>
        <MiniBars columns={week.map(({ day, scans }) => ({ name: day, value: scans }))} />
        <p aria-hidden="true" className="mt-1 flex max-w-42.5 justify-between">
          {[week[0], week.at(-1)].map((day) => day && <span key={day.day}>{shortWeekday(day.day)}</span>)}
        </p>
        <p className="mt-1">{text.lastWeek(formatNumber(lastWeek))}</p>
      </FigureCard>
    </section>
  );
}

function AccurateCard({ summary: { judged, accurate, accuracy } }: Props) {
  return (
    <FigureCard label={text.accurate} figure={formatNumber(accurate)}>
      {accuracy !== null && <ProgressBar label={text.accurate} value={accurate} max={judged} size="sm" />}
      <p className="mt-2">{judged > 0 ? text.ofJudged(formatNumber(judged)) : text.noneJudged}</p>
    </FigureCard>
  );
}

function AccuracyCard({ summary: { accuracy, judged } }: Props) {
  if (accuracy === null)
    return (
      <FigureCard label={text.accuracy} figure={text.unknown}>
        <Link
          to="?bagian=riwayat&penilaian=belum"
          preventScrollReset
          className="text-link inline-flex min-h-11 items-center"
        >
          {text.judgeMore(formatNumber(dashboardLimits.minJudged - judged))}
        </Link>
      </FigureCard>
    );
  return (
    <FigureCard label={text.accuracy} figure={formatPercent(accuracy)}>
      <Grade accuracy={accuracy} />
    </FigureCard>
  );
}

function Grade({ accuracy }: { accuracy: number }) {
  if (accuracy >= 90)
    return (
      <Badge tone="success" icon="check">
        {text.grades.high}
      </Badge>
    );
  if (accuracy >= 75) return <Badge icon="info">{text.grades.middle}</Badge>;
  return (
    <Badge tone="warning" icon="warning">
      {text.grades.low}
    </Badge>
  );
}
