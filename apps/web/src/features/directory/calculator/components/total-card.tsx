import { FigureCard } from '#web/components/ui/stat-tile.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { formatRupiah } from '../../format-price.ts';
import { estimateTotal, type ItemEstimate } from '../estimate.ts';

export function TotalCard({ items }: { items: readonly ItemEstimate[] }) {
  const { asIs, prepared } = estimateTotal(items);
  const gain = prepared - asIs;
  return (
    <div role="status">
      <FigureCard isMain label={text.best} figure={formatRupiah(prepared)}>
        {gain > 0 ? text.totalGain(formatRupiah(asIs), formatRupiah(gain)) : text.totalPlain}
      </FigureCard>
    </div>
  );
}
