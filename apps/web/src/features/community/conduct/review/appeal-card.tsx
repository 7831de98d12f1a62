import type { Appeal } from '@app/contract/community-moderation';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ReasonDialog } from '#web/components/ui/reason-dialog.tsx';
import { formatDayAndTime } from '#web/lib/format-time.ts';
import { useReviewDecision } from '#web/lib/use-review-decision.ts';
import { appealQueueText as text } from '#web/messages/review.ts';
import { decideOnAppeal } from '../api/review-conduct.ts';
import { ConflictNote } from './conflict-note.tsx';

type Props = { appeal: Appeal; onDecided: () => void };

export function AppealCard({ appeal, onDecided }: Props) {
  const [openDialog, setOpenDialog] = useState<'undo' | 'keep'>();
  const id = useId();
  const { decide, isPending, fields } = useReviewDecision({
    send: decideOnAppeal(appeal._id),
    successMessages: { undo: text.undone, keep: text.kept },
    onDecided,
  });
  return (
    <article
      aria-labelledby={id}
      className="grid max-w-3xl min-w-0 gap-4 rounded-card border border-line bg-surface-raised p-5"
    >
      <header>
        <Badge>{text.action(appeal.action, appeal.replyId !== null)}</Badge>
        <h3 id={id} className="mt-2 text-lg wrap-anywhere">
          {text.of(appeal.author)}
        </h3>
        <p className="text-sm text-ink-muted">{formatDayAndTime(appeal.createdAt)}</p>
      </header>
      <LabeledText label={text.words}>{appeal.text}</LabeledText>
      <LabeledText label={text.reason}>{appeal.reason}</LabeledText>
      {appeal.content && <LabeledText label={text.content}>{appeal.content}</LabeledText>}
      {appeal.postId && (
        <Link to={`/community/${appeal.postId}`} className="text-link inline-flex min-h-11 items-center">
          {text.open}
        </Link>
      )}
      {appeal.conflict ? (
        <ConflictNote>{text.conflict[appeal.conflict]}</ConflictNote>
      ) : (
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:*:min-w-36">
          <Button onClick={() => setOpenDialog('undo')}>{text.undo}</Button>
          <Button variant="sec" onClick={() => setOpenDialog('keep')}>
            {text.keep}
          </Button>
        </div>
      )}
      {(['undo', 'keep'] as const).map((decision) => (
        <ReasonDialog
          key={decision}
          isOpen={openDialog === decision}
          onClose={() => setOpenDialog(undefined)}
          words={{ ...text.dialog, ...text.dialogs[decision] }}
          maxLength={300}
          isPending={isPending}
          error={fields.reason}
          onConfirm={(reason) => decide({ decision, reason })}
        />
      ))}
    </article>
  );
}

const LabeledText = ({ label, children }: { label: string; children: string }) => (
  <div>
    <h4 className="text-sm font-bold">{label}</h4>
    <p className="whitespace-pre-line wrap-anywhere">{children}</p>
  </div>
);
