import { communityLimits, postCategories } from '@app/contract/community';
import type { ChangeEvent } from 'react';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { categoryNames, writeText as text } from '#web/messages/community.ts';
import type { PostFields as Fields } from '../../post-draft.ts';

type Props = {
  fields: Fields;
  change: (part: Partial<Fields>) => void;
  errors: Record<string, string>;
};

export function PostFields({ fields, change, errors }: Props) {
  const onInput = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    change({ [event.target.name]: event.target.value });
  // The error may belong to a single tag: `tags.1`.
  const tagsError = Object.entries(errors).find(([name]) => name.split('.')[0] === 'tags')?.[1];
  return (
    <>
      <TextField
        name="title"
        label={text.titleLabel}
        placeholder={text.titleExample}
        required
        maxLength={communityLimits.title}
        value={fields.title}
        onChange={onInput}
        error={errors.title}
        autoComplete="off"
      />
      <TextArea
        name="content"
        label={text.content}
        hint={text.contentHint}
        required
        rows={5}
        maxLength={communityLimits.content}
        value={fields.content}
        onChange={onInput}
        error={errors.content}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="category"
          label={text.category}
          value={fields.category}
          onChange={onInput}
          error={errors.category}
        >
          {postCategories.map((category) => (
            <option key={category} value={category}>
              {categoryNames[category]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="tags"
          label={text.tags}
          hint={text.tagsHint}
          maxLength={(communityLimits.tag + 2) * communityLimits.tags}
          value={fields.tags}
          onChange={onInput}
          error={tagsError}
          autoComplete="off"
        />
      </div>
    </>
  );
}
