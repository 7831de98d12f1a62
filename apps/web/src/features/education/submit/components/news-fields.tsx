import { FormSection } from '#web/components/ui/form-section.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import type { FormPartProps } from '../draft.ts';

const maxContentLength = 12_000;

export const NewsFields = ({ draft, change, errors }: FormPartProps) => (
  <FormSection title={text.content}>
    <TextArea
      label={text.fullContent}
      hint={`${text.fullContentHint} ${text.counted(draft.fullContent.length, maxContentLength)}`}
      rows={12}
      className="[&_textarea]:max-h-[70dvh] [&_textarea]:min-h-72"
      maxLength={maxContentLength}
      value={draft.fullContent}
      onChange={(event) => change({ fullContent: event.target.value })}
      error={errors.fullContent}
    />
  </FormSection>
);
