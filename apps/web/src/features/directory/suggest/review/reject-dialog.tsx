import { ReasonDialog } from '#web/components/ui/reason-dialog.tsx';
import { decisionText as text, rejectText } from '#web/messages/review.ts';
import type { DecisionDialogProps } from './accept-dialog.tsx';
import { useDecision } from './use-decision.ts';

export function RejectDialog({ suggestion, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { decide, isPending, fields } = useDecision(suggestion, onDecided);
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      words={{ ...rejectText, title: rejectText.title(suggestion.listing.name), confirm: text.reject }}
      maxLength={300}
      isPending={isPending}
      error={fields.reason}
      onConfirm={(reason) => decide({ decision: 'reject', reason })}
    />
  );
}
