import { reportReasons } from '@app/contract/community-moderation';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { deedText as text, ruleText } from '#web/messages/community-conduct.ts';
import type { Why } from '../api/moderate.ts';

type Props = {
  why: Why;
  onChange: (why: Why) => void;
  errors: Record<string, string>;
  /** Where nothing was done wrong, no rule is named. */
  asksRule?: boolean;
};

/** The rule, for everybody; the reason, for the author alone. */
export function WhyFields({ why, onChange, errors, asksRule = true }: Props) {
  return (
    <>
      {asksRule && (
        <SelectField
          label={text.rule}
          hint={text.ruleHint}
          value={why.rule}
          onChange={({ target }) =>
            onChange({ ...why, rule: reportReasons.find((rule) => rule === target.value) ?? why.rule })
          }
          error={errors.rule}
        >
          {reportReasons.map((rule) => (
            <option key={rule} value={rule}>
              {ruleText[rule]}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        maxLength={300}
        value={why.reason}
        onChange={({ target }) => onChange({ ...why, reason: target.value })}
        error={errors.reason}
      />
    </>
  );
}
