import { RemovableGroup } from '#web/components/ui/removable-group.tsx';
import { wasteTypeFacts, wasteTypes } from '@app/contract/waste-types';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { unitNames } from '#web/messages/directory.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import type { PriceDraft } from '../draft.ts';

type Props = {
  position: number;
  price: PriceDraft;
  onChange: (price: PriceDraft) => void;
  onRemove: (() => void) | undefined;
  errorOf: (field: keyof PriceDraft) => string | undefined;
};

export function PriceFields({ position, price, onChange, onRemove, errorOf }: Props) {
  const unit = unitNames[price.wasteType ? wasteTypeFacts[price.wasteType].unit : 'kg'];
  return (
    <RemovableGroup
      legend={<legend className="float-left -mb-1 text-sm font-bold">{text.priceGroup(position)}</legend>}
      removeLabel={text.removePrice(position)}
      onRemove={onRemove}
    >
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.wasteType}
          value={price.wasteType}
          onChange={(event) =>
            onChange({ ...price, wasteType: event.target.value as PriceDraft['wasteType'] })
          }
          error={errorOf('wasteType')}
        >
          <option value="">{text.choose}</option>
          {wasteTypes.map((type) => (
            <option key={type} value={type}>
              {wasteTypeFacts[type].name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.condition}
          value={price.condition}
          onChange={(event) =>
            onChange({ ...price, condition: event.target.value as PriceDraft['condition'] })
          }
          error={errorOf('condition')}
        >
          {Object.entries(text.conditions).map(([condition, name]) => (
            <option key={condition} value={condition}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {price.isPaid && (
          <TextField
            label={text.amount(unit)}
            inputMode="numeric"
            value={price.amount}
            onChange={(event) => onChange({ ...price, amount: event.target.value })}
            error={errorOf('amount')}
          />
        )}
        <TextField
          label={text.minimum(unit)}
          hint={text.minimumHint}
          inputMode="decimal"
          value={price.minimum}
          onChange={(event) => onChange({ ...price, minimum: event.target.value })}
          error={errorOf('minimum')}
        />
      </div>
      <Checkbox
        label={text.unpaid}
        checked={!price.isPaid}
        onChange={(event) => onChange({ ...price, isPaid: !event.target.checked })}
      />
    </RemovableGroup>
  );
}
