import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';
import { galleryText } from '#web/messages/gallery.ts';

export function FieldSamples() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={galleryText.name} autoComplete="off" />
        <TextField
          label={galleryText.email}
          type="email"
          placeholder={galleryText.emailExample}
          error={galleryText.emailError}
        />
        <TextField label={galleryText.phone} type="tel" hint={uiText.optional} />
        <TextField label={galleryText.province} defaultValue={galleryText.locked} disabled />
        <PasswordField
          label={galleryText.password}
          hint={galleryText.passwordHint}
          autoComplete="new-password"
          defaultValue="rahasia"
        />
        <PasswordField
          label={galleryText.confirmation}
          autoComplete="new-password"
          error={galleryText.confirmationError}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-[1.6fr_1fr]">
        <TextField
          label={galleryText.search}
          hideLabel
          type="search"
          icon="search"
          placeholder={galleryText.searchExample}
        />
        <SelectField label={galleryText.category} hideLabel>
          {galleryText.categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </div>
      <SelectField label={galleryText.province} error={galleryText.provinceError}>
        <option>{galleryText.chooseProvince}</option>
      </SelectField>
      <TextArea label={galleryText.story} placeholder={galleryText.storyExample} />
      <div>
        <Checkbox label={galleryText.rememberMe} defaultChecked />
        <Checkbox label={galleryText.agree} error={galleryText.agreeError} />
      </div>
    </>
  );
}
