import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { reportQueueText as text } from '#web/messages/review.ts';
import type { ReportDialogProps } from './hide-dialog.tsx';
import { useReportDecision } from './use-report-decision.ts';

export function KeepDialog({ reported, isOpen, onClose, onDecided }: ReportDialogProps) {
  const { decide, isPending } = useReportDecision(reported._id, onDecided);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.keepTitle}
      words={{ cancel: text.cancel, confirm: text.keepConfirm, confirming: text.confirming }}
      isPending={isPending}
      onConfirm={() => decide({ decision: 'keep' })}
    >
      <p>{text.keepText}</p>
    </ConfirmDialog>
  );
}
