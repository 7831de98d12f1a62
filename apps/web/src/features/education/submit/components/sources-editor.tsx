import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { RemovableGroup } from '#web/components/ui/removable-group.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import { type FormPartProps, newSource } from '../draft.ts';
import { useRows } from '../use-rows.ts';
import { AddRowButton } from './add-row-button.tsx';

export function SourcesEditor({ kind, draft: { sources }, change, errors }: FormPartProps) {
  const rows = useRows({
    rows: sources,
    onChange: (changed) => change({ sources: changed }),
    newRow: newSource,
    minRows: 0,
    maxRows: 10,
  });
  return (
    <FormSection title={text.sources} hint={text.sourcesHint[kind]}>
      <div className="grid min-w-0 gap-4">
        {sources.map((source, index) => (
          <div key={source.key} id={source.key} className="min-w-0">
            <RemovableGroup
              legend={<legend className="float-left text-sm font-bold">{text.source(index + 1)}</legend>}
              removeLabel={text.removeSource(index + 1)}
              onRemove={rows.removal(index)}
            >
              <div className="clear-both grid gap-4 sm:grid-cols-2">
                <TextField
                  label={text.sourceTitle}
                  maxLength={200}
                  value={source.title}
                  onChange={(event) => rows.replace({ ...source, title: event.target.value })}
                  error={errors[`sources.${source.key}.title`]}
                />
                <TextField
                  type="url"
                  label={text.sourceUrl}
                  hint={text.sourceUrlHint}
                  maxLength={500}
                  value={source.url}
                  onChange={(event) => rows.replace({ ...source, url: event.target.value })}
                  error={errors[`sources.${source.key}.url`]}
                />
              </div>
            </RemovableGroup>
          </div>
        ))}
        <FieldNotes id="sumber" error={errors.sources} />
        {rows.canAdd && (
          <AddRowButton id={rows.addButtonId} label={text.addSource} onAdd={() => rows.add()} />
        )}
      </div>
    </FormSection>
  );
}
