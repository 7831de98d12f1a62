import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { fieldErrors } from '#web/lib/failure.ts';
import { actionText as text } from '#web/messages/community-conduct.ts';
import { type ModeratorAction, moderate, type Why } from '../api/moderate.ts';
import type { ConductTarget } from '../conduct-target.ts';
import { WhyFields } from './why-fields.tsx';

type Props = { target: ConductTarget; action: ModeratorAction; onDone: () => void; onClose: () => void };

const actionsWithRule: ReadonlySet<ModeratorAction> = new Set(['hide', 'lock', 'suspend']);
const suspensionDays = [1, 3, 7, 30, 90, 365, 0];

/** Confirms a moderator's action, with the rule and reason for the author and the public log. */
export function ModerationDialog({ target, action, onDone, onClose }: Props) {
  const [why, setWhy] = useState<Why>({ rule: actionsWithRule.has(action) ? 'spam' : 'lainnya', reason: '' });
  const [days, setDays] = useState(7);
  const sending = useMutation({
    mutationFn: () => moderate(target, action, why, days),
    onSuccess: () => {
      onClose();
      onDone();
      toast.success(text.done[action]);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.titles[action]}
      words={{ cancel: text.cancel, confirm: text.confirms[action], confirming: text.confirming }}
      isPending={sending.isPending}
      isDangerous={action === 'hide' || action === 'suspend'}
      onConfirm={() => sending.mutate()}
    >
      <div className="grid gap-5">
        <p>{text.texts[action]}</p>
        {action === 'suspend' && (
          <SelectField
            label={text.days}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {suspensionDays.map((count) => (
              <option key={count} value={count}>
                {text.day(count)}
              </option>
            ))}
          </SelectField>
        )}
        <WhyFields
          why={why}
          onChange={setWhy}
          errors={fieldErrors(sending.error)}
          showsRule={actionsWithRule.has(action)}
        />
        <FormError error={sending.error} title={text.notSentTitle} fallback={text.notSent} />
      </div>
    </ConfirmDialog>
  );
}
