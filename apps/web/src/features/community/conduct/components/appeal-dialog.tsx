import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { fieldErrors } from '#web/lib/failure.ts';
import { appealText as text } from '#web/messages/community-conduct.ts';
import { appeal } from '../api/suspension.ts';

type Props = { decisionId: string; onSent: () => void; onClose: () => void };

export function AppealDialog({ decisionId, onSent, onClose }: Props) {
  const [words, setWords] = useState('');
  const sending = useMutation({
    mutationFn: () => appeal(decisionId, words),
    onSuccess: () => {
      onSent();
      toast.success(text.sent);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      words={text}
      isPending={sending.isPending}
      onConfirm={() => sending.mutate()}
    >
      <div className="grid gap-5">
        <p>{text.text}</p>
        <TextArea
          label={text.label}
          hint={text.hint}
          maxLength={1000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={fieldErrors(sending.error).text}
        />
        <FormError error={sending.error} title={text.notSentTitle} fallback={text.notSent} />
      </div>
    </ConfirmDialog>
  );
}
