import type { ReviewedTakedown } from '@app/contract/review-places';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { DecisionQueue, type QueueCardProps } from '#web/components/ui/decision-queue.tsx';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { takedownQueueText as text, takedownText } from '#web/messages/takedown.ts';
import { decideOnTakedown, takedownsQuery } from './api.ts';

type Decision = 'accept' | 'photo' | 'reject';

/** Requests that a place is no longer shown. */
export function TakedownQueue() {
  const { data, ...pages } = useInfiniteQuery(takedownsQuery);
  const takedowns = data?.pages.flatMap((page) => page.takedowns);
  return <DecisionQueue text={text} items={takedowns} pages={pages} Card={TakedownCard} />;
}

function TakedownCard({ item, onDecided }: QueueCardProps<ReviewedTakedown>) {
  const [openDialog, setOpenDialog] = useState<Decision>();
  const titleId = useId();
  const { collector, reason, message, contact, createdAt } = item;
  const { decide, isPending } = useReviewDecision({
    send: decideOnTakedown(item._id),
    successMessages: { accept: text.accepted, photo: text.photoRemoved, reject: text.rejected },
    onDecided,
  });
  return (
    <article
      aria-labelledby={titleId}
      className="grid max-w-3xl min-w-0 gap-4 rounded-card border border-line bg-surface-raised p-5"
    >
      <header>
        <Badge tone="outline">{takedownText.reasons[reason]}</Badge>
        <h3 id={titleId} className="mt-2 text-lg wrap-anywhere">
          {collector.name}
        </h3>
        <p className="text-sm text-ink-muted">
          {collector.address}, {collector.city}
        </p>
        <p className="text-sm text-ink-muted">{formatDayAndTime(createdAt)}</p>
        <Link
          to={`/sell-waste/${collector.id}`}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {text.current}
        </Link>
      </header>
      <div className="rounded-lg bg-surface-sunken p-3.5 text-sm">
        <p className="font-semibold">{text.message}</p>
        <p className="wrap-anywhere whitespace-pre-line">{message || text.noMessage}</p>
        <p className="mt-2 wrap-anywhere">{text.contact(contact)}</p>
      </div>
      <div className="grid gap-3 sm:flex sm:*:min-w-36">
        <Button variant="danger" onClick={() => setOpenDialog('accept')}>
          {text.accept}
        </Button>
        {collector.photo && (
          <Button variant="sec" onClick={() => setOpenDialog('photo')}>
            {text.photo}
          </Button>
        )}
        <Button variant="sec" onClick={() => setOpenDialog('reject')}>
          {text.reject}
        </Button>
      </div>
      {(['accept', 'photo', 'reject'] as const).map((decision) => (
        <ConfirmDialog
          key={decision}
          isOpen={openDialog === decision}
          onClose={() => setOpenDialog(undefined)}
          title={text[`${decision}Title`](collector.name)}
          words={{ cancel: text.cancel, confirm: text[decision], confirming: text.confirming }}
          isPending={isPending}
          isDangerous={decision !== 'reject'}
          onConfirm={() => decide({ decision })}
        >
          <p>{text[`${decision}Lead`]}</p>
        </ConfirmDialog>
      ))}
    </article>
  );
}
