import { reportReasons } from '@app/contract/community-moderation';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { actionText as text, ruleText } from '#web/messages/community-conduct.ts';
import type { Why } from '../api/moderate.ts';

type Props = {
  why: Why;
  onChange: (why: Why) => void;
  errors: Record<string, string>;
  /** False for actions that do not follow from a broken rule, such as pinning. */
  showsRule?: boolean;
};

/** The rule is public; the reason is shown to the author only. */
export function WhyFields({ why, onChange, errors, showsRule = true }: Props) {
  return (
    <>
      {showsRule && (
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
