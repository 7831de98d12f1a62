import type { ReviewedSuggestion } from '@app/contract/review';
import { useState } from 'react';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { decisionText as text } from '#web/messages/review.ts';
import { useDecision } from './use-decision.ts';

export type DecisionDialogProps = {
  suggestion: ReviewedSuggestion;
  isOpen: boolean;
  onClose: () => void;
  onDecided: () => void;
};

/** Publishing records how the listing was verified, or that it was not. */
export function AcceptDialog({ suggestion, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const { decide, isPending, fields } = useDecision(suggestion, onDecided);
  const [isVerified, setIsVerified] = useState(false);
  const [how, setHow] = useState('');
  const [withPhoto, setWithPhoto] = useState(true);
  const isClosure = suggestion.kind === 'closure';
  const { name } = suggestion.listing;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isClosure ? text.closureTitle(name) : text.acceptTitle(name)}
      words={{
        cancel: text.cancel,
        confirm: isClosure ? text.hide : text.accept,
        confirming: text.accepting,
      }}
      isPending={isPending}
      onConfirm={() => decide({ decision: 'accept', verifiedHow: isVerified ? how : null, withPhoto })}
    >
      {isClosure ? (
        <p>{text.closure}</p>
      ) : (
        <div className="grid gap-4">
          <Checkbox
            label={text.verified}
            hint={text.unverified}
            checked={isVerified}
            onChange={(event) => setIsVerified(event.target.checked)}
          />
          {isVerified && (
            <TextField
              label={text.how}
              hint={text.howHint}
              maxLength={200}
              value={how}
              onChange={(event) => setHow(event.target.value)}
              error={fields.verifiedHow}
            />
          )}
          {suggestion.photo && (
            <Checkbox
              label={text.withPhoto}
              hint={text.withoutPhoto}
              checked={withPhoto}
              onChange={(event) => setWithPhoto(event.target.checked)}
            />
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
