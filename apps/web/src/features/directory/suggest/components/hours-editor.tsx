import { FormSection } from '#web/components/ui/form-section.tsx';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import type { FormPartProps } from '../form-part.ts';
import { newOpening, type Opening } from '../openings.ts';
import { OpeningFields } from './opening-fields.tsx';

const maxOpenings = 3;

/** One row per group of days with the same times, instead of seven rows. */
export function HoursEditor({ draft: { knowsHours, openings }, change, errors }: FormPartProps) {
  const replace = (changed: Opening) =>
    change({ openings: openings.map((one) => (one.key === changed.key ? changed : one)) });
  const apiError = Object.entries(errors).find(([name]) => name.startsWith('listing.hours'))?.[1];
  return (
    <FormSection title={text.hours}>
      <Checkbox
        label={text.hoursUnknown}
        checked={!knowsHours}
        onChange={(event) => change({ knowsHours: !event.target.checked })}
      />
      {knowsHours && (
        <>
          {openings.map((opening, index) => (
            <OpeningFields
              key={opening.key}
              position={index + 1}
              opening={opening}
              onChange={replace}
              onRemove={
                openings.length > 1
                  ? () => change({ openings: openings.filter(({ key }) => key !== opening.key) })
                  : undefined
              }
              error={errors[`opening.${opening.key}`]}
            />
          ))}
          <FieldNotes id="jam-buka" error={apiError} />
          {openings.length < maxOpenings && (
            <Button
              variant="sec"
              className="justify-self-start"
              onClick={() => change({ openings: [...openings, newOpening()] })}
            >
              <Icon name="plus" />
              {text.addOpening}
            </Button>
          )}
        </>
      )}
    </FormSection>
  );
}
