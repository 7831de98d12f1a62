import type { ReviewedSubmission } from '@app/contract/review';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.acceptTitle(submission.piece.title)}
      footer={
        <>
          <Button variant="sec" onClick={onClose} className="flex-1">
            {pieceQueueText.cancel}
          </Button>
          <Button
            busy={isPending}
            onClick={() => decide({ decision: 'accept', piece: null })}
            className="flex-1"
          >
            {isPending ? text.accepting : text.accept}
          </Button>
        </>
      }
    >
      <p>{text.acceptText(submission.author)}</p>
    </Dialog>
  );
}
