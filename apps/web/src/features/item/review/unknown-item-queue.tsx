import type { UnknownItem } from '@app/contract/item';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#web/components/ui/button.tsx';
import { DecisionQueue, type QueueCardProps } from '#web/components/ui/decision-queue.tsx';
import { formatDay } from '#web/lib/format-time.ts';
import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { unknownItemQueueText as text } from '#web/messages/item.ts';
import { dismiss, unknownItemsQuery } from '../api/unknown-items.ts';

type Row = UnknownItem & { _id: string };

/** Words that the A–Z did not find, the most frequent first. */
export function UnknownItemQueue() {
  const { data, ...pages } = useInfiniteQuery(unknownItemsQuery);
  const rows = data?.pages.flatMap(({ items }) => items.map((item) => ({ ...item, _id: item.word })));
  return <DecisionQueue text={text} items={rows} pages={pages} Card={UnknownItemRow} />;
}

function UnknownItemRow({ item: { word, count, lastOn }, onDecided }: QueueCardProps<Row>) {
  const { decide, isPending } = useReviewDecision({
    send: dismiss(word),
    successMessages: { dismiss: text.dismissed(word) },
    onDecided,
  });
  return (
    <article className="flex max-w-3xl items-center gap-4 rounded-lg border border-line bg-surface-raised p-4">
      <div className="min-w-0 flex-1">
        <h3 className="text-md break-words">{word}</h3>
        <p className="text-sm text-ink-muted">
          {text.count(count)}, {text.last(formatDay(lastOn))}
        </p>
      </div>
      <Button
        variant="sec"
        aria-label={text.dismissLabel(word)}
        busy={isPending}
        onClick={() => decide({ decision: 'dismiss' })}
      >
        {text.dismiss}
      </Button>
    </article>
  );
}
