import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { RemovableGroup } from '#web/components/ui/removable-group.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { submitFieldText as text } from '#web/messages/education-submit.ts';
import { type FormPartProps, newStep } from '../draft.ts';
import { useRows } from '../use-rows.ts';
import { AddRowButton } from './add-row-button.tsx';

export function StepsEditor({ draft: { steps }, change, errors }: FormPartProps) {
  const rows = useRows({
    rows: steps,
    onChange: (changed) => change({ steps: changed }),
    newRow: newStep,
    minRows: 2,
    maxRows: 20,
  });
  return (
    <FormSection title={text.steps} hint={text.stepsHint}>
      <div className="grid min-w-0 gap-4">
        {steps.map((step, index) => (
          <div key={step.key} id={step.key} className="min-w-0">
            <RemovableGroup
              legend={<legend className="float-left text-sm font-bold">{text.step(index + 1)}</legend>}
              removeLabel={text.removeStep(index + 1)}
              onRemove={rows.removal(index)}
            >
              <TextField
                label={text.stepTitle}
                maxLength={80}
                className="clear-both"
                value={step.title}
                onChange={(event) => rows.replace({ ...step, title: event.target.value })}
                error={errors[`steps.${step.key}.title`]}
              />
              <TextArea
                label={text.stepText}
                rows={3}
                maxLength={600}
                value={step.text}
                onChange={(event) => rows.replace({ ...step, text: event.target.value })}
                error={errors[`steps.${step.key}.text`]}
              />
              {index > 0 && (
                <Button
                  variant="quiet"
                  aria-label={text.raiseStep(index + 1)}
                  className="-mb-2 -ml-4.5 justify-self-start"
                  onClick={() => rows.move(index, index - 1)}
                >
                  <Icon name="chevron-down" className="rotate-180" />
                  {text.raise}
                </Button>
              )}
            </RemovableGroup>
          </div>
        ))}
        <FieldNotes id="langkah" error={errors.steps} />
        {rows.canAdd && <AddRowButton id={rows.addButtonId} label={text.addStep} onAdd={() => rows.add()} />}
      </div>
    </FormSection>
  );
}
