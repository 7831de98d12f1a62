import type { NewsCard } from '@app/contract/education';
import { Icon } from '#web/components/icons/icon.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { pieceText as text } from '#web/messages/education.ts';
import { formatPublished } from '../../format-piece.ts';

type Props = { news: Pick<NewsCard, 'publishedAt' | 'readTime' | 'views'>; tight?: boolean };

/** Date, reading time and views; views are hidden in the narrow rows of a phone, and while there are none. */
export function NewsFacts({ news: { publishedAt, readTime, views }, tight = false }: Props) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-xs text-ink-muted tabular-nums max-sm:mt-1.5">
      <time dateTime={publishedAt}>{formatPublished(publishedAt)}</time>
      <span className="inline-flex items-center gap-1.25">
        <Icon name="clock" size="sm" />
        {text.readTime(formatNumber(readTime))}
      </span>
      {views > 0 && (
        <span
          className={
            tight ? 'inline-flex items-center gap-1.25 max-sm:hidden' : 'inline-flex items-center gap-1.25'
          }
        >
          <Icon name="eye" size="sm" />
          <span aria-hidden="true">{formatNumber(views)}</span>
          <span className="sr-only">{text.views(formatNumber(views))}</span>
        </span>
      )}
    </div>
  );
}
