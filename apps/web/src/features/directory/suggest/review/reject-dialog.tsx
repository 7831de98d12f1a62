import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { decisionText as text } from '#web/messages/review.ts';
import type { DecisionDialogProps } from './accept-dialog.tsx';
import { useDecision } from './use-decision.ts';

export function RejectDialog({ suggestion, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { decide, isPending, fields } = useDecision(suggestion, onDecided);
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.rejectTitle(suggestion.listing.name)}
      footer={
        <>
          <Button variant="sec" onClick={onClose} className="flex-1">
            {text.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => decide({ decision: 'reject', reason })}
            className="flex-1"
          >
            {isPending ? text.rejecting : text.reject}
          </Button>
        </>
      }
    >
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={fields.reason}
      />
    </Dialog>
  );
}
