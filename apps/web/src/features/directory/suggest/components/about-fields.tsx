import { FormSection } from '#web/components/ui/form-section.tsx';
import { collectorCategories, collectorKinds } from '@app/contract/directory';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { kindNames } from '#web/messages/directory.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import type { Draft } from '../draft.ts';
import type { FormPartProps } from '../form-part.ts';

export function AboutFields({ draft, change, errors }: FormPartProps) {
  return (
    <FormSection title={text.about}>
      <TextField
        label={text.name}
        placeholder={text.nameExample}
        maxLength={80}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors['listing.name']}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.kind}
          value={draft.kind}
          onChange={(event) => change({ kind: event.target.value as Draft['kind'] })}
          error={errors['listing.kind']}
        >
          <option value="">{text.choose}</option>
          {collectorKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.category}
          value={draft.category}
          onChange={(event) => change({ category: event.target.value as Draft['category'] })}
          error={errors['listing.category']}
        >
          <option value="">{text.choose}</option>
          {collectorCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        type="tel"
        label={text.phone}
        hint={text.phoneHint}
        placeholder={text.phoneExample}
        maxLength={20}
        value={draft.phone}
        onChange={(event) => change({ phone: event.target.value })}
        error={errors['listing.phone']}
      />
      <Checkbox
        label={text.pickup}
        checked={draft.pickupService}
        onChange={(event) => change({ pickupService: event.target.checked })}
      />
    </FormSection>
  );
}
