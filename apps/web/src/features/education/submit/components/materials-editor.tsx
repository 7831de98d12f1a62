import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import { type FormPartProps, newMaterial } from '../draft.ts';
import { useRows } from '../use-rows.ts';
import { AddRowButton } from './add-row-button.tsx';

export function MaterialsEditor({ draft: { materials }, change, errors }: FormPartProps) {
  const rows = useRows({
    rows: materials,
    onChange: (changed) => change({ materials: changed }),
    newRow: newMaterial,
    minRows: 1,
    maxRows: 30,
  });
  return (
    <FormSection title={text.materials} hint={text.materialsHint}>
      <div className="grid gap-3">
        {materials.map((material, index) => {
          const onRemove = rows.removal(index);
          return (
            <div key={material.key} id={material.key} className="flex items-start gap-1">
              <TextField
                label={text.material(index + 1)}
                hideLabel
                placeholder={index === 0 ? text.materialExample : undefined}
                maxLength={120}
                enterKeyHint="next"
                className="min-w-0 flex-1"
                value={material.text}
                onChange={(event) => rows.replace({ ...material, text: event.target.value })}
                onKeyDown={(event) => rows.onKeyDown(event, index)}
                error={errors[`materials.${material.key}`]}
              />
              {onRemove && (
                <IconButton
                  icon="bin"
                  label={text.removeMaterial(index + 1)}
                  onClick={onRemove}
                  className="mt-0.75"
                />
              )}
            </div>
          );
        })}
        <FieldNotes id="bahan" error={errors.materials} />
        {rows.canAdd && (
          <AddRowButton id={rows.addButtonId} label={text.addMaterial} onAdd={() => rows.add()} />
        )}
      </div>
    </FormSection>
  );
}
