import type { CollectorDetail } from '@app/contract/directory';
import type { ReviewedDuplicate } from '@app/contract/review-places';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DecisionQueue, type QueueCardProps } from '#web/components/ui/decision-queue.tsx';
import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { kindNames } from '#web/messages/directory.ts';
import { duplicateQueueText as text } from '#web/messages/takedown.ts';
import { formatDistance } from '../format-distance.ts';
import { statusText } from '../status-text.ts';
import { decideOnDuplicate, duplicatesQuery } from './api.ts';

/** Pairs of places that may be one. */
export function DuplicateQueue() {
  const { data, ...pages } = useInfiniteQuery(duplicatesQuery);
  const duplicates = data?.pages.flatMap((page) => page.duplicates);
  return <DecisionQueue text={text} items={duplicates} pages={pages} Card={DuplicateCard} />;
}

function DuplicateCard({ item, onDecided }: QueueCardProps<ReviewedDuplicate>) {
  const titleId = useId();
  const { decide, isPending } = useReviewDecision({
    send: decideOnDuplicate(item._id),
    successMessages: { same: text.merged, different: text.kept },
    onDecided,
  });
  return (
    <article
      aria-labelledby={titleId}
      className="grid max-w-5xl min-w-0 gap-4 rounded-card border border-line bg-surface-raised p-5"
    >
      <h3 id={titleId} className="text-md">
        {text.apart(formatDistance(item.metres))}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side label={text.older} collector={item.older} />
        <Side label={text.newer} collector={item.newer} />
      </div>
      <div className="grid gap-3 sm:flex sm:*:min-w-36">
        <Button disabled={isPending} onClick={() => decide({ decision: 'same' })}>
          {text.same}
        </Button>
        <Button variant="sec" disabled={isPending} onClick={() => decide({ decision: 'different' })}>
          {text.different}
        </Button>
      </div>
    </article>
  );
}

function Side({ label, collector }: { label: string; collector: CollectorDetail }) {
  const { id, name, kind, address, city } = collector;
  return (
    <div className="grid content-start gap-1 rounded-lg bg-surface-sunken p-3.5 text-sm">
      <div>
        <Badge tone="outline">{label}</Badge>
      </div>
      <p className="text-md font-semibold wrap-anywhere">{name}</p>
      <p>{kindNames[kind]}</p>
      <p className="wrap-anywhere text-ink-muted">
        {address}, {city}
      </p>
      <p className="text-ink-muted">{statusText(collector)}</p>
      <Link to={`/sell-waste/${id}`} className="text-link inline-flex min-h-11 items-center">
        {text.open}
      </Link>
    </div>
  );
}
