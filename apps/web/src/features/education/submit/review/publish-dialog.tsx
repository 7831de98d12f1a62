import type { ReviewedSubmission } from '@app/contract/review';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { pieceDecisionText as text, pieceQueueText } from '#web/messages/review.ts';
import { useDecision } from './use-decision.ts';

export type DecisionDialogProps = {
  submission: ReviewedSubmission;
  isOpen: boolean;
  onClose: () => void;
  onDecided: () => void;
};

export function PublishDialog({ submission, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { decide, isPending } = useDecision(submission._id, onDecided);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.acceptTitle(submission.piece.title)}
      words={{ cancel: pieceQueueText.cancel, confirm: text.accept, confirming: text.accepting }}
      isPending={isPending}
      onConfirm={() => decide({ decision: 'accept', piece: null })}
    >
      <p>{text.acceptText(submission.author)}</p>
    </ConfirmDialog>
  );
}
