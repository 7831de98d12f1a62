import type { DashboardSummary } from '@app/contract/dashboard';
import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { dashboardText as text } from '#web/messages/dashboard.ts';
import { formatPercent } from '../format-figure.ts';
import { greetingAt } from '../greeting.ts';
import { browserZone } from '#web/lib/browser-zone.ts';

type Props = {
  name: string;
  summary: DashboardSummary | undefined;
  isPending: boolean;
  hasInvitation: boolean;
};

export function Greeting({ name, summary, isPending, hasInvitation }: Props) {
  const [opened] = useState(() => new Date());
  return (
    <header className="flex flex-wrap items-end justify-between gap-4 pt-6 pb-3 md:pt-10">
      <div className="min-w-0">
        <h1 className="page-title">{greetingAt(opened, browserZone())(name)}</h1>
        {isPending && <Skeleton className="mt-2.5 h-5 w-72 max-w-full" />}
        {summary && <p className="lead mt-1 tabular-nums">{leadOf(summary)}</p>}
      </div>
      <ButtonLink
        to="/smart-sort"
        size="lg"
        className={joinClasses('max-md:hidden print:hidden', hasInvitation && 'invisible')}
      >
        <Icon name="camera" />
        {text.scan}
      </ButtonLink>
    </header>
  );
}

function leadOf({ total, judged, accuracy }: DashboardSummary): string {
  const { none, total: onlyTotal, allJudged, someJudged } = text.lead;
  if (total === 0) return none;
  if (accuracy === null) return onlyTotal(formatNumber(total));
  if (judged === total) return allJudged(formatNumber(total), formatPercent(accuracy));
  return someJudged(formatNumber(total), formatNumber(judged), formatPercent(accuracy));
}
