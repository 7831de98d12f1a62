import { ReasonDialog } from '#web/components/ui/reason-dialog.tsx';
import { pieceDecisionText as text, rejectText } from '#web/messages/review.ts';
import type { DecisionDialogProps } from './publish-dialog.tsx';
import { useDecision } from './use-decision.ts';

export function RejectDialog({ submission, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { decide, isPending, fields } = useDecision(submission._id, onDecided);
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      words={{ ...rejectText, title: rejectText.title(submission.piece.title), confirm: text.reject }}
      maxLength={300}
      isPending={isPending}
      error={fields.reason}
      onConfirm={(reason) => decide({ decision: 'reject', reason })}
    />
  );
}
