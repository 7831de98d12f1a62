import { communityLimits } from '@app/contract/community';
import type { reportReasons } from '@app/contract/community-moderation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { fieldErrors } from '#web/lib/failure.ts';
import { reportText as text } from '#web/messages/community-conduct.ts';
import { report, type ReportBody } from '../api/report.ts';
import type { ConductTarget } from '../conduct-target.ts';
import { ReasonChoice } from './reason-choice.tsx';

type Props = { target: ConductTarget; onClose: () => void };

export function ReportDialog({ target, onClose }: Props) {
  const [reason, setReason] = useState<(typeof reportReasons)[number]>();
  const [note, setNote] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const sending = useMutation({
    mutationFn: (body: ReportBody) => report(target, body),
    onSuccess: () => {
      onClose();
      toast.success(text.sent);
    },
  });
  const send = () => {
    setIsReasonMissing(!reason);
    if (reason) sending.mutate({ reason, note });
  };
  const fields = fieldErrors(sending.error);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      words={text}
      isPending={sending.isPending}
      onConfirm={send}
    >
      <div className="grid gap-5">
        <p className="text-sm text-ink-muted">{text.text}</p>
        <ReasonChoice
          selected={reason}
          onSelect={setReason}
          error={isReasonMissing && !reason ? text.chooseReason : fields.reason}
        />
        <TextArea
          label={text.note}
          hint={text.noteHint}
          maxLength={communityLimits.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={fields.note}
        />
        <FormError error={sending.error} title={text.notSentTitle} fallback={text.notSent} />
      </div>
    </ConfirmDialog>
  );
}
