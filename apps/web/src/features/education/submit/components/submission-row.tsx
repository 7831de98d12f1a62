import type { Submission } from '@app/contract/education-submission';
import { Link } from 'react-router';
import { DecisionBadge } from '#web/components/ui/decision-badge.tsx';
import { formatDay } from '#web/lib/format-time.ts';
import { mySubmissionsText as text } from '#web/messages/education-submit.ts';
import { ReworkButton } from './rework-button.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

type Props = { submission: Submission; memberId: string; onRework: () => void; onWithdrawn: () => void };

export function SubmissionRow({ submission, memberId, onRework, onWithdrawn }: Props) {
  const { piece, state, reason, publishedId, createdAt } = submission;
  return (
    <li className="grid min-w-0 justify-items-start gap-1 py-3">
      <p className="max-w-full font-bold break-words">{piece.title}</p>
      <p className="text-sm text-ink-muted">
        {text.kinds[piece.kind]} · {text.sent(formatDay(createdAt))}
      </p>
      <DecisionBadge state={state} words={text.states} />
      {reason && <p className="max-w-full text-sm break-words">{text.reason(reason)}</p>}
      {publishedId !== null && (
        <Link
          to={`/education/${piece.kind}/${publishedId}`}
          className="text-link inline-flex min-h-11 items-center text-sm"
        >
          {text.open}
        </Link>
      )}
      {state === 'pending' && <WithdrawButton submission={submission} onWithdrawn={onWithdrawn} />}
      {state === 'rejected' && <ReworkButton piece={piece} memberId={memberId} onRework={onRework} />}
    </li>
  );
}
