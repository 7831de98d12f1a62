import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { SendRefusal } from '#web/components/ui/send-refusal.tsx';
import { fieldErrors } from '#web/lib/failure.ts';
import { deedText as text } from '#web/messages/community-conduct.ts';
import { type Deed, moderate, type Why } from '../api/moderate.ts';
import type { ConductTarget } from '../conduct-target.ts';
import { WhyFields } from './why-fields.tsx';

type Props = { target: ConductTarget; deed: Deed; onDone: () => void; onClose: () => void };

const namesRule: ReadonlySet<Deed> = new Set(['hide', 'lock', 'suspend']);
const spans = [1, 3, 7, 30, 90, 365, 0];

/** A moderator's deed, with what the author and the public log are told. */
export function DeedDialog({ target, deed, onDone, onClose }: Props) {
  const [why, setWhy] = useState<Why>({ rule: namesRule.has(deed) ? 'spam' : 'lainnya', reason: '' });
  const [days, setDays] = useState(7);
  const sending = useMutation({
    mutationFn: () => moderate(target, deed, why, days),
    onSuccess: () => {
      onClose();
      onDone();
      toast.success(text.done[deed]);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.titles[deed]}
      words={{ cancel: text.cancel, confirm: text.confirms[deed], confirming: text.confirming }}
      isPending={sending.isPending}
      isDangerous={deed === 'hide' || deed === 'suspend'}
      onConfirm={() => sending.mutate()}
    >
      <div className="grid gap-5">
        <p>{text.texts[deed]}</p>
        {deed === 'suspend' && (
          <SelectField
            label={text.days}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {spans.map((span) => (
              <option key={span} value={span}>
                {text.day(span)}
              </option>
            ))}
          </SelectField>
        )}
        <WhyFields
          why={why}
          onChange={setWhy}
          errors={fieldErrors(sending.error)}
          asksRule={namesRule.has(deed)}
        />
        <SendRefusal error={sending.error} title={text.notSentTitle} otherwise={text.notSent} />
      </div>
    </ConfirmDialog>
  );
}
