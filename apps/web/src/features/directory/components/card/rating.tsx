import { Icon } from '#web/components/icons/icon.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { collectorText as text } from '#web/messages/directory.ts';

export function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return <span className="text-xs text-ink-muted">{text.unrated}</span>;
  const figure = formatNumber(rating, { least: 1, most: 1 });
  return (
    <span className="inline-flex items-center gap-1 text-sm font-bold">
      <Icon name="star" size="sm" filled className="text-warning" />
      <span aria-hidden="true">{figure}</span>
      <span className="sr-only">{text.rating(figure)}</span>
    </span>
  );
}
