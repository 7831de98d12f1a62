import { difficulties } from '@app/contract/education';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import type { Draft, FormPartProps } from '../draft.ts';
import { timeUnits } from '../time-required.ts';

export function EffortFields({ draft, change, errors }: FormPartProps) {
  return (
    <FormSection title={text.how}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.difficulty}
          value={draft.difficulty}
          onChange={(event) => change({ difficulty: event.target.value as Draft['difficulty'] })}
          error={errors.difficulty}
        >
          <option value="">{text.choose}</option>
          {difficulties.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </SelectField>
        <div className="grid grid-cols-[1fr_112px] items-start gap-3">
          <TextField
            label={text.time}
            hint={text.timeHint}
            inputMode="decimal"
            maxLength={6}
            value={draft.timeAmount}
            onChange={(event) => change({ timeAmount: event.target.value })}
            error={errors.minutes}
          />
          <SelectField
            label={text.timeUnit}
            value={draft.timeUnit}
            onChange={(event) => change({ timeUnit: event.target.value as Draft['timeUnit'] })}
          >
            {Object.keys(timeUnits).map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        </div>
      </div>
    </FormSection>
  );
}
