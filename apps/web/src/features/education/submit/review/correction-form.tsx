import type { ReviewedSubmission } from '@app/contract/review';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useFirstError } from '#web/lib/use-first-error.ts';
import { pieceQueueText as text } from '#web/messages/review.ts';
import { PieceFields } from '../components/piece-fields.tsx';
import { type Draft, draftOf, tidied } from '../draft.ts';
import { errorsByRow, pieceOf } from '../piece-of-draft.ts';
import { useDecision } from './use-decision.ts';

type Props = { submission: ReviewedSubmission; onCancel: () => void; onDecided: () => void };

/** The author's form once more, in an editor's hands; what it says at the end is what is published. */
export function CorrectionForm({ submission, onCancel, onDecided }: Props) {
  const { _id, piece, picture } = submission;
  const [draft, setDraft] = useState(() => draftOf(piece, picture));
  const [sent, setSent] = useState(draft);
  const { decide, isPending, fields } = useDecision(_id, onDecided);
  const errors = useMemo(() => errorsByRow(ofPiece(fields), sent), [fields, sent]);
  const form = useFirstError<HTMLFormElement>(errors);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const publish = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    const tidy = tidied(draft);
    setDraft(tidy);
    setSent(tidy);
    decide({ decision: 'accept', piece: pieceOf(piece.kind, tidy) });
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

/** The decision carries the piece under its own name. */
function ofPiece(fields: Record<string, string>): Record<string, string> {
  const own = Object.entries(fields).map(([path, sentence]) => [path.replace(/^piece\./, ''), sentence]);
  return Object.fromEntries(own) as Record<string, string>;
}
