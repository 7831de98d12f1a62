import type { ReviewedSubmission } from '@app/contract/review';
import { useId, useRef, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { pieceQueueText as text } from '#web/messages/review.ts';
import { PiecePreview } from '../components/piece-preview.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';

type Props = { submission: ReviewedSubmission; onDecided: () => void };

export function SubmissionCard({ submission, onDecided }: Props) {
  const [openDialog, setOpenDialog] = useState<'accept' | 'reject'>();
  const [open, setOpen] = useState<'text' | 'correction'>();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelCorrection = () => {
    setOpen(undefined);
    heading.current?.focus();
  };
  const { piece, picture, author, createdAt } = submission;
  const dialog = { submission, onClose: () => setOpenDialog(undefined), onDecided };
  return (
    <article
      aria-labelledby={id}
      className={joinClasses(
        'grid min-w-0 gap-4 rounded-card border border-line bg-surface-raised p-5',
        !open && 'max-w-3xl',
      )}
    >
      <header>
        <div className="flex flex-wrap gap-1.5">
          <Badge>{text.kinds[piece.kind]}</Badge>
          <Badge tone="outline">{piece.category}</Badge>
        </div>
        <h3 ref={heading} id={id} tabIndex={-1} className="mt-2 text-lg break-words outline-none">
          {piece.title}
        </h3>
        <p className="text-sm text-ink-muted">{text.from(author, formatDayAndTime(createdAt))}</p>
        <p className="mt-2 break-words">{piece.excerpt}</p>
      </header>
      {open !== 'correction' && (
        <Button
          variant="quiet"
          aria-expanded={open === 'text'}
          className="-ml-4.5 justify-self-start"
          onClick={() => setOpen(open ? undefined : 'text')}
        >
          <Icon name={open ? 'x' : 'book'} />
          {open ? text.close : text.read}
        </Button>
      )}
      {open === 'text' && (
        <div className="min-w-0 border-y border-line py-6">
          <PiecePreview piece={piece} picture={picture} author={author} publishedAt={createdAt} />
        </div>
      )}
      {open === 'correction' ? (
        <CorrectionForm submission={submission} onCancel={cancelCorrection} onDecided={onDecided} />
      ) : (
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:*:min-w-36">
          <Button onClick={() => setOpenDialog('accept')}>
            <Icon name="check" />
            {text.accept}
          </Button>
          <Button variant="sec" onClick={() => setOpen('correction')}>
            {text.correct}
          </Button>
          <Button variant="danger" onClick={() => setOpenDialog('reject')}>
            <Icon name="x" />
            {text.reject}
          </Button>
        </div>
      )}
      <PublishDialog {...dialog} isOpen={openDialog === 'accept'} />
      <RejectDialog {...dialog} isOpen={openDialog === 'reject'} />
    </article>
  );
}
