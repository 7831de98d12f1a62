import { ReasonDialog } from '#web/components/ui/reason-dialog.tsx';
import { decisionText as text, rejectText } from '#web/messages/review.ts';
import type { DecisionDialogProps } from './accept-dialog.tsx';
import { useDecision } from './use-decision.ts';

export function RejectDialog({ suggestion, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { decide, isPending, fields } = useDecision(suggestion, onDecided);
  const { name } = suggestion.listing;
  const words =
    suggestion.kind === 'closure'
      ? {
          title: text.restoreTitle(name),
          label: text.restoreLabel,
          hint: text.restoreHint,
          confirm: text.restore,
        }
      : { title: rejectText.title(name), confirm: text.reject };
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      words={{ ...rejectText, ...words }}
      maxLength={300}
      isDangerous={suggestion.kind !== 'closure'}
      isPending={isPending}
      error={fields.reason}
      onConfirm={(reason) => decide({ decision: 'reject', reason })}
    />
  );
}
