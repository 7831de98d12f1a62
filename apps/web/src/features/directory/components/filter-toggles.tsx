import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { filterText as text } from '#web/messages/directory.ts';
import { changeFilter } from '../filters.ts';
import type { FilterProps } from './filter-selects.tsx';

type ToggleProps = {
  name: string;
  value?: string;
  icon: IconName;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox shown as a pill, with a check icon when it is on. */
function Toggle({ name, value = '1', icon, label, checked, onChange }: ToggleProps) {
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface-raised px-4 text-sm font-bold whitespace-nowrap transition-colors has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 appearance-none rounded-full outline-none"
      />
      <Icon name={checked ? 'check' : icon} />
      {label}
    </label>
  );
}

export function OpenNowFilter({ filters, onChange }: FilterProps) {
  return (
    <Toggle
      name="openNow"
      icon="clock"
      label={text.openNow}
      checked={filters.openNow === '1'}
      onChange={(checked) => onChange(changeFilter(filters, 'openNow', checked ? '1' : undefined))}
    />
  );
}

export function PickupFilter({ filters, onChange }: FilterProps) {
  return (
    <Toggle
      name="pickup"
      icon="truck"
      label={text.pickup}
      checked={filters.pickup === '1'}
      onChange={(checked) => onChange(changeFilter(filters, 'pickup', checked ? '1' : undefined))}
    />
  );
}

/** One material, by one tap; the same again takes it away. */
export function MaterialPicks({ filters, onChange }: FilterProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{text.material}</legend>
      <div className="flex flex-wrap gap-2">
        {allMaterials.map(({ key, word, icon }) => (
          <Toggle
            key={key}
            name="material"
            value={key}
            icon={icon}
            label={word}
            checked={filters.material === key}
            onChange={(checked) => onChange(changeFilter(filters, 'material', checked ? key : undefined))}
          />
        ))}
      </div>
    </fieldset>
  );
}
