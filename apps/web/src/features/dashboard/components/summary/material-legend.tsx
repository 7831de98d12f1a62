import type { DashboardSummary } from '@app/contract/dashboard';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { chartText as text } from '#web/messages/dashboard.ts';

export function MaterialLegend({ counts }: { counts: DashboardSummary['materials'] }) {
  const total = counts.reduce((sum, { scans }) => sum + scans, 0);
  const share = (scans: number) => `${total === 0 ? 0 : Math.round((scans / total) * 100)}%`;
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{text.materials}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.material}</th>
          <th scope="col">{text.scans}</th>
          <th scope="col">{text.share}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ material, scans }) => (
          <tr key={material} className="h-11 border-line not-first:border-t">
            <th scope="row" className="py-1 text-left">
              <MaterialMark material={material} />
            </th>
            <td className="pl-2 text-right font-bold">{formatNumber(scans)}</td>
            <td className="w-12 text-right text-ink-muted">{share(scans)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
