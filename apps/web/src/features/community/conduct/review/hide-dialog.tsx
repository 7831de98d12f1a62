import type { ReportedCase } from '@app/contract/community-moderation';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { reportQueueText as text } from '#web/messages/review.ts';
import type { Why } from '../api/moderate.ts';
import { WhyFields } from '../components/why-fields.tsx';
import { useReportDecision } from './use-report-decision.ts';

export type ReportDialogProps = {
  reported: ReportedCase;
  isOpen: boolean;
  onClose: () => void;
  onDecided: () => void;
};

export function HideDialog({ reported, isOpen, onClose, onDecided }: ReportDialogProps) {
  const [why, setWhy] = useState<Why>({ rule: reported.reports[0]?.reason ?? 'lainnya', reason: '' });
  const { decide, isPending, fields } = useReportDecision(reported._id, onDecided);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.hideTitle}
      words={{ cancel: text.cancel, confirm: text.hide, confirming: text.confirming }}
      isPending={isPending}
      isDangerous
      onConfirm={() => decide({ decision: 'hide', ...why })}
    >
      <div className="grid gap-5">
        <p>{text.hideText}</p>
        <WhyFields why={why} onChange={setWhy} errors={fields} />
      </div>
    </ConfirmDialog>
  );
}
