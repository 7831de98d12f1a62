import { FormSection } from '#web/components/ui/form-section.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import type { FormPartProps } from '../draft.ts';

export const CareFields = ({ draft, change, errors }: FormPartProps) => (
  <FormSection title={text.care}>
    <TextArea
      label={text.safety}
      hint={text.safetyHint}
      rows={3}
      maxLength={1000}
      value={draft.safety}
      onChange={(event) => change({ safety: event.target.value })}
      error={errors.safety}
    />
    <TextArea
      label={text.tips}
      hint={text.tipsHint}
      rows={3}
      maxLength={1000}
      value={draft.tips}
      onChange={(event) => change({ tips: event.target.value })}
      error={errors.tips}
    />
  </FormSection>
);
