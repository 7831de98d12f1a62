import { RemovableGroup } from '#web/components/ui/removable-group.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { weekdayNames } from '#web/messages/directory.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import { isPastMidnight, type Opening } from '../openings.ts';

type Props = {
  position: number;
  opening: Opening;
  onChange: (opening: Opening) => void;
  onRemove: (() => void) | undefined;
  error: string | undefined;
};

const weeks = [
  { label: text.allWeek, days: [1, 2, 3, 4, 5, 6, 7] },
  { label: text.workWeek, days: [1, 2, 3, 4, 5, 6] },
  { label: text.officeWeek, days: [1, 2, 3, 4, 5] },
];

export function OpeningFields({ position, opening, onChange, onRemove, error }: Props) {
  const { key, days, isAllDay, opens, closes } = opening;
  const toggle = (day: number) =>
    onChange({ ...opening, days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  return (
    <RemovableGroup
      legend={<legend className="sr-only">{text.openingGroup(position)}</legend>}
      removeLabel={text.removeOpening(position)}
      onRemove={onRemove}
    >
      <div role="group" aria-label={text.days}>
        <p aria-hidden="true" className="mb-2 text-sm font-semibold">
          {text.days}
        </p>
        <div className="flex flex-wrap gap-1.5">
          {weekdayNames.map((name, index) => (
            <DayToggle
              key={name}
              name={name}
              isChosen={days.includes(index + 1)}
              onToggle={() => toggle(index + 1)}
            />
          ))}
        </div>
        <div className="-ml-3 flex flex-wrap">
          {weeks.map((week) => (
            <Button
              key={week.label}
              variant="quiet"
              className="px-3 text-brand"
              onClick={() => onChange({ ...opening, days: week.days })}
            >
              {week.label}
            </Button>
          ))}
        </div>
      </div>
      <Checkbox
        label={text.allDay}
        checked={isAllDay}
        onChange={(event) => onChange({ ...opening, isAllDay: event.target.checked })}
      />
      {!isAllDay && (
        <div className="grid grid-cols-2 gap-3 sm:max-w-80">
          <TextField
            type="time"
            label={text.opens}
            value={opens}
            onChange={(event) => onChange({ ...opening, opens: event.target.value })}
          />
          <TextField
            type="time"
            label={text.closes}
            value={closes}
            onChange={(event) => onChange({ ...opening, closes: event.target.value })}
          />
        </div>
      )}
      <FieldNotes
        id={`jam-${key}`}
        error={error}
        hint={isPastMidnight(opening) ? text.pastMidnight : undefined}
      />
    </RemovableGroup>
  );
}

type DayProps = { name: string; isChosen: boolean; onToggle: () => void };

function DayToggle({ name, isChosen, onToggle }: DayProps) {
  return (
    <label className="relative grid min-h-11 min-w-11 place-items-center rounded-md border-[1.5px] border-line-strong bg-surface-raised px-2 text-sm font-bold transition-colors has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        aria-label={name}
        checked={isChosen}
        onChange={onToggle}
        className="absolute inset-0 appearance-none rounded-md outline-none"
      />
      <span aria-hidden="true">{name.slice(0, 3)}</span>
    </label>
  );
}
