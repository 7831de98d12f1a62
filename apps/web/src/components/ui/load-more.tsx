import { Button } from '#web/components/ui/button.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';

type Props = { shown: number; total: number; pageSize: number; busy?: boolean; onLoadMore: () => void };

/** The count of shown items and a button for the next page. */
export function LoadMore({ shown, total, pageSize, busy = false, onLoadMore }: Props) {
  const next = Math.min(pageSize, total - shown);
  return (
    <div className="grid justify-items-center gap-2 pt-6">
      {next > 0 && (
        <Button variant="sec" busy={busy} onClick={onLoadMore}>
          {busy ? uiText.loading : uiText.loadMore(next)}
        </Button>
      )}
      <p aria-live="polite" className="text-xs text-ink-muted">
        {uiText.shownOf(shown, total)}
      </p>
    </div>
  );
}
