import type { ReviewedSuggestion } from '@app/contract/review';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { listingQueueText as text } from '#web/messages/review.ts';
import { statusText } from '../../status-text.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { RejectDialog } from './reject-dialog.tsx';

type Props = { suggestion: ReviewedSuggestion; onDecided: () => void };

export function SuggestionCard({ suggestion, onDecided }: Props) {
  const [openDialog, setOpenDialog] = useState<'accept' | 'reject'>();
  const { listing, collectorId, author, createdAt, note, photo, isHidden, current } = suggestion;
  const isClosure = suggestion.kind === 'closure';
  const dialog = { suggestion, onClose: () => setOpenDialog(undefined), onDecided };
  return (
    <article className="grid min-w-0 gap-4 rounded-card border border-line bg-surface-raised p-5">
      <header>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="outline">{typeLabel(suggestion)}</Badge>
          {isHidden && <Badge tone="warning">{text.hiddenNow}</Badge>}
        </div>
        <h3 className="mt-2 text-lg">{listing.name}</h3>
        <p className="text-sm text-ink-muted">{text.from(author, formatDayAndTime(createdAt))}</p>
        {collectorId && !isHidden && (
          <Link
            to={`/sell-waste/${collectorId}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {text.current}
          </Link>
        )}
      </header>
      <div className="rounded-lg bg-surface-sunken p-3.5 text-sm">
        <p className="font-semibold">{text.note}</p>
        <p className="break-words whitespace-pre-line">{note || text.noNote}</p>
      </div>
      {isClosure && current && (
        <p className="text-sm">
          {current.address}, {current.city}. {statusText(current)}.
        </p>
      )}
      {photo && (
        <figure className="grid max-w-md gap-2">
          <img src={photo} alt={text.photoOf(listing.name)} className="rounded-lg bg-surface-sunken" />
          <figcaption className="rounded-lg bg-warning-soft p-3.5 text-sm">{text.checkPhoto}</figcaption>
        </figure>
      )}
      {!isClosure && <DifferenceTable suggestion={suggestion} />}
      {!isClosure && listing.phone && listing.phone !== current?.phone && (
        <p className="rounded-lg bg-warning-soft p-3.5 text-sm">{text.checkPhone}</p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:justify-self-start sm:*:min-w-36">
        <Button onClick={() => setOpenDialog('accept')}>
          <Icon name="check" />
          {isClosure ? text.closed : text.accept}
        </Button>
        <Button variant={isClosure ? 'sec' : 'danger'} onClick={() => setOpenDialog('reject')}>
          <Icon name={isClosure ? 'eye' : 'x'} />
          {isClosure ? text.stillOpen : text.reject}
        </Button>
      </div>
      <AcceptDialog {...dialog} isOpen={openDialog === 'accept'} />
      <RejectDialog {...dialog} isOpen={openDialog === 'reject'} />
    </article>
  );
}

function typeLabel({ kind, current }: ReviewedSuggestion): string {
  if (kind === 'closure') return text.closure;
  return current ? text.correction : text.newPlace;
}
