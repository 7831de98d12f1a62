import type { PieceKind } from '@app/contract/education';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { submitText as text } from '#web/messages/education-submit.ts';
import { withoutEmptyRows } from '../draft.ts';
import { pieceOf } from '../piece-of-draft.ts';
import type { SubmissionState } from '../use-submission.ts';
import { PiecePreview } from './piece-preview.tsx';

type Props = { kind: PieceKind; author: string; submission: SubmissionState; onWrite: () => void };

export function DraftPreview({ kind, author, submission, onWrite }: Props) {
  const [now] = useState(() => new Date().toISOString());
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <section
        ref={bar}
        tabIndex={-1}
        aria-label={text.previewTitle}
        className="mt-4 mb-8 grid gap-3 rounded-card bg-brand-soft p-4 outline-none sm:flex sm:flex-wrap sm:items-center"
      >
        <p className="flex-1 text-sm font-semibold text-brand-strong">{text.previewText}</p>
        <Button variant="sec" onClick={onWrite}>
          <Icon name="arrow-left" />
          {text.keepWriting}
        </Button>
        <Button busy={submission.isPending} onClick={submission.submit}>
          {submission.isPending ? text.submitting : text.submit}
        </Button>
      </section>
      <PiecePreview
        piece={pieceOf(kind, withoutEmptyRows(submission.draft))}
        picture={submission.picture.address}
        author={author}
        publishedAt={now}
      />
    </>
  );
}
