import { type TakedownReason, takedownReasons } from '@app/contract/directory-takedown';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { fieldErrors } from '#web/lib/failure.ts';
import { takedownText as text } from '#web/messages/takedown.ts';
import { sendTakedown } from './api.ts';

type Props = { collectorId: string; name: string; onClose: () => void };

/** Reason and contact; no account is needed. */
export function TakedownDialog({ collectorId, name, onClose }: Props) {
  const form = useId();
  const [reason, setReason] = useState<TakedownReason>();
  const [message, setMessage] = useState('');
  const [contact, setContact] = useState('');
  const request = useMutation({
    mutationFn: sendTakedown(collectorId),
    onSuccess: () => {
      toast.success(text.sent);
      onClose();
    },
  });
  const errors = fieldErrors(request.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A reason that was not chosen is named by the API like any other missing field.
    request.mutate({ reason: reason as TakedownReason, message, contact });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(name)}
      footer={
        <>
          <Button variant="sec" className="flex-1" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} className="flex-1" busy={request.isPending}>
            {request.isPending ? text.submitting : text.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-muted">{text.lead}</p>
        <SelectField
          label={text.reason}
          value={reason ?? ''}
          onChange={(event) => setReason((event.target.value || undefined) as TakedownReason | undefined)}
          error={errors.reason}
        >
          <option value="">{text.choose}</option>
          {takedownReasons.map((one) => (
            <option key={one} value={one}>
              {text.reasons[one]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={text.message}
          rows={3}
          maxLength={500}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={errors.message}
        />
        <TextField
          label={text.contact}
          hint={text.contactHint}
          maxLength={120}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
          error={errors.contact}
        />
        <FormError error={request.error} title={text.notSentTitle} fallback={text.notSent} />
      </form>
    </Dialog>
  );
}
