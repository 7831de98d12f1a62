import type { DashboardSummary } from '@app/contract/dashboard';
import { ChartCard } from '#web/components/charts/chart-card.tsx';
import { Doughnut } from '#web/components/charts/doughnut.tsx';
import { materials as looks } from '#web/components/ui/materials.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { chartText as text } from '#web/messages/dashboard.ts';
import { MaterialLegend } from './material-legend.tsx';

type Counts = DashboardSummary['materials'];

/** All five, the most frequent first; the legend is the table. */
export function MaterialChart({ materials, className }: { materials: Counts; className: string }) {
  const counts = materials.toSorted((one, other) => other.scans - one.scans);
  const items = counts.map(({ material, scans }) => text.item(looks[material].word, formatNumber(scans)));
  return (
    <ChartCard title={text.materials} text={sentenceOf(counts)} className={className}>
      <div className="my-auto grid items-center gap-6 pt-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <div className="max-sm:mx-auto max-sm:w-60 max-sm:max-w-full">
          <Doughnut
            segments={counts.map(({ material, scans }) => ({ material, value: scans }))}
            label={text.materialsLabel(items.join(', '))}
            unit={text.unit}
          />
        </div>
        <MaterialLegend counts={counts} />
      </div>
    </ChartCard>
  );
}

function sentenceOf(counts: Counts): string {
  const total = counts.reduce((sum, { scans }) => sum + scans, 0);
  const [most, second] = counts;
  if (!most || !second || total === 0) return text.noMaterial;
  if (most.scans === second.scans) return text.even(formatNumber(total));
  return text.most(formatNumber(total), looks[most.material].word);
}
