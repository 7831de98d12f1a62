import { type WasteType, wasteTypeFacts, wasteTypes } from '@app/contract/waste-types';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { unitNames } from '#web/messages/directory.ts';
import { hasAmountError, type SackRow, unitOf } from '../sack-rows.ts';

type Props = {
  row: SackRow;
  position: number;
  /** Types chosen in other rows: each type may be used once. */
  taken: readonly WasteType[];
  onChange: (part: Partial<SackRow>) => void;
  onRemove?: () => void;
};

export function SackRowFields({ row, position, taken, onChange, onRemove }: Props) {
  const name = row.wasteType ? wasteTypeFacts[row.wasteType].name : text.item(position);
  return (
    <li>
      <fieldset className="grid grid-cols-[1fr_6.5rem_auto] items-end gap-2.5 sm:grid-cols-[1.6fr_1fr_auto]">
        <legend className="sr-only">{text.item(position)}</legend>
        <SelectField
          label={text.type}
          value={row.wasteType}
          onChange={({ target }) => onChange({ wasteType: target.value as WasteType | '' })}
        >
          <option value="">{text.choose}</option>
          {groups.map(({ label, types }) => (
            <optgroup key={label} label={label}>
              {types
                .filter((type) => !taken.includes(type))
                .map((type) => (
                  <option key={type} value={type}>
                    {wasteTypeFacts[type].name}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField
          label={text.amount(unitNames[unitOf(row.wasteType)])}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          value={row.amount}
          error={hasAmountError(row) ? text.amountError : undefined}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        {onRemove && (
          <IconButton icon="bin" label={text.remove(name)} onClick={onRemove} className="mb-0.75" />
        )}
      </fieldset>
    </li>
  );
}

/** Grouped by material; types without a smart-sort material come last. */
const groups = [
  ...allMaterials.map(({ key, word }) => ({ key, word })),
  { key: null, word: text.otherTypes },
].map(({ key, word }) => ({
  label: word,
  types: wasteTypes.filter((type) => wasteTypeFacts[type].material === key),
}));
