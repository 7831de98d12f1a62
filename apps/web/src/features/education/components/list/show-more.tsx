import { Spinner } from '#web/components/ui/spinner.tsx';
import { buttonStyle } from '#web/components/ui/button-style.ts';
import { listText as text } from '#web/messages/education.ts';
import { listPath, type PieceFilters, writeFilters } from '../../filters.ts';

type Props = { filters: PieceFilters; cursor: string; busy: boolean; onMore: () => void };

/** A link to the next page without JavaScript; otherwise the next page is appended. */
export function ShowMore({ filters, cursor, busy, onMore }: Props) {
  const search = writeFilters(filters);
  search.set('cursor', cursor);
  return (
    <p className="mt-8 text-center">
      <a
        href={`${listPath}?${search}`}
        aria-disabled={busy}
        onClick={(event) => {
          event.preventDefault();
          if (!busy) onMore();
        }}
        className={buttonStyle({ variant: 'sec', size: 'md', block: false })}
      >
        {busy && <Spinner />}
        {busy ? text.loading : text.more}
      </a>
    </p>
  );
}
