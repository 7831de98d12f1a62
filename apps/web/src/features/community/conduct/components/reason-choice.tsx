import { reportReasons } from '@app/contract/community-moderation';
import { useId } from 'react';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { reportText, ruleText } from '#web/messages/community-conduct.ts';

type Reason = (typeof reportReasons)[number];
type Props = {
  selected: Reason | undefined;
  onSelect: (reason: Reason) => void;
  error: string | undefined;
};

export function ReasonChoice({ selected, onSelect, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-semibold">{reportText.reason}</legend>
      {reportReasons.map((reason) => (
        <label key={reason} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={id}
            value={reason}
            checked={reason === selected}
            onChange={() => onSelect(reason)}
            className="size-5 accent-brand"
          />
          {ruleText[reason]}
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
