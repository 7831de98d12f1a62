import { Button } from '#web/components/ui/button.tsx';
import { uiWords } from '#web/components/ui/ui-words.ts';

type Props = { shown: number; total: number; pageSize: number; busy?: boolean; onLoadMore: () => void };

/** The end of a list: how much is shown, and a button for the rest instead of numbered pages. */
export function LoadMore({ shown, total, pageSize, busy = false, onLoadMore }: Props) {
  const next = Math.min(pageSize, total - shown);
  return (
    <div className="grid justify-items-center gap-2 pt-6">
      {next > 0 && (
        <Button variant="sec" busy={busy} onClick={onLoadMore}>
          {busy ? uiWords.loading : uiWords.loadMore(next)}
        </Button>
      )}
      <p aria-live="polite" className="text-xs text-ink-muted">
        {uiWords.shownOf(shown, total)}
      </p>
    </div>
  );
}
