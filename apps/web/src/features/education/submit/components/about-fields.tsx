import { innovationCategories, newsCategories } from '@app/contract/education';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import type { Draft, FormPartProps } from '../draft.ts';

const categories = { news: newsCategories, innovation: innovationCategories };
const maxLengths = { title: 120, excerpt: 240 };

export function AboutFields({ kind, draft, change, errors }: FormPartProps) {
  return (
    <FormSection title={text.about[kind]}>
      <TextField
        label={text.title}
        hint={text.counted(draft.title.length, maxLengths.title)}
        placeholder={text.titleExamples[kind]}
        maxLength={maxLengths.title}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
        error={errors.title}
      />
      <TextArea
        label={text.excerpt}
        hint={`${text.excerptHint} ${text.counted(draft.excerpt.length, maxLengths.excerpt)}`}
        rows={2}
        maxLength={maxLengths.excerpt}
        value={draft.excerpt}
        // Line breaks are not allowed, although the field wraps.
        onChange={(event) => change({ excerpt: event.target.value.replace(/\n/g, ' ') })}
        error={errors.excerpt}
      />
      <SelectField
        label={text.category}
        value={draft.category}
        onChange={(event) => change({ category: event.target.value as Draft['category'] })}
        error={errors.category}
      >
        <option value="">{text.choose}</option>
        {categories[kind].map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </FormSection>
  );
}
