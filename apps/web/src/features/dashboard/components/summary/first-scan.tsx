import type { DashboardSummary } from '@app/contract/dashboard';
import { Icon } from '#web/components/icons/icon.tsx';
import { ScanScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { firstScanText as text } from '#web/messages/dashboard.ts';
import { TargetCard } from './target-card.tsx';

/** Shown instead of the figures before the first scan. */
export function FirstScan({ summary }: { summary: DashboardSummary }) {
  return (
    <div className="grid gap-4 md:gap-5 split:grid-cols-12">
      <section className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-raised split:col-span-7">
        <ScanScene title={text.picture} className="block h-auto w-full md:h-80" />
        <div className="flex flex-1 flex-col items-start p-5 md:p-6">
          <h2 className="section-title">{text.title}</h2>
          <p className="lead mt-1 mb-5 max-w-[46ch]">{text.text}</p>
          <ButtonLink to="/smart-sort" size="lg" className="mt-auto max-sm:w-full">
            <Icon name="camera" />
            {text.action}
          </ButtonLink>
        </div>
      </section>
      <TargetCard summary={summary} className="split:col-span-5" />
    </div>
  );
}
