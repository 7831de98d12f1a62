import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import type { FormPartProps } from '../draft.ts';

export const WasteFields = ({ draft: { wasteMaterials: chosen }, change, errors }: FormPartProps) => (
  <FormSection title={text.waste} hint={text.wasteHint}>
    <div className="flex flex-wrap gap-x-6">
      {allMaterials.map(({ key, word }) => (
        <Checkbox
          key={key}
          label={word}
          checked={chosen.includes(key)}
          onChange={({ target }) =>
            change({
              wasteMaterials: target.checked ? [...chosen, key] : chosen.filter((other) => other !== key),
            })
          }
        />
      ))}
    </div>
    <FieldNotes id="sampah" error={errors.wasteMaterials} />
  </FormSection>
);
