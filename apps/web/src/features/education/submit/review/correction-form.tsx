import type { ReviewedSubmission } from '@app/contract/review';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useFirstError } from '#web/lib/use-first-error.ts';
import { pieceQueueText as text } from '#web/messages/review.ts';
import { PieceFields } from '../components/piece-fields.tsx';
import { type Draft, draftOf, withoutEmptyRows } from '../draft.ts';
import { errorsByRow, pieceOf } from '../piece-of-draft.ts';
import { useDecision } from './use-decision.ts';

type Props = { submission: ReviewedSubmission; onCancel: () => void; onDecided: () => void };

/** The author's form for the editor; the corrected piece is published. */
export function CorrectionForm({ submission, onCancel, onDecided }: Props) {
  const { _id, piece, picture } = submission;
  const [draft, setDraft] = useState(() => draftOf(piece, picture));
  const [sent, setSent] = useState(draft);
  const { decide, isPending, fields } = useDecision(_id, onDecided);
  const errors = useMemo(() => errorsByRow(pieceErrors(fields), sent), [fields, sent]);
  const form = useFirstError<HTMLFormElement>(errors);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const publish = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    const cleaned = withoutEmptyRows(draft);
    setDraft(cleaned);
    setSent(cleaned);
    decide({ decision: 'accept', piece: pieceOf(piece.kind, cleaned) });
  };
  return (
    <form ref={form} noValidate onSubmit={publish} className="grid min-w-0 gap-8">
      <div>
        <h4 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {text.correctTitle}
        </h4>
        <p className="mt-1 text-sm text-ink-muted">{text.correctHint}</p>
      </div>
      <PieceFields
        kind={piece.kind}
        draft={draft}
        change={(part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))}
        errors={errors}
      />
      <div className="grid gap-3 sm:flex">
        <Button type="submit" busy={isPending}>
          {isPending ? text.publishing : text.publishCorrected}
        </Button>
        <Button variant="sec" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Removes the `piece.` prefix from the field names of the decision. */
function pieceErrors(fields: Record<string, string>): Record<string, string> {
  const entries = Object.entries(fields).map(([path, message]) => [path.replace(/^piece\./, ''), message]);
  return Object.fromEntries(entries) as Record<string, string>;
}
