import { collectorCategories, collectorKinds, type CollectorFilters } from '@app/contract/directory';
import { provinces } from '@app/contract/provinces';
import { allMaterials } from '#web/components/ui/materials.ts';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { filterText as text, kindNames } from '#web/messages/directory.ts';
import { changeFilter } from '../filters.ts';

export type FilterProps = {
  filters: CollectorFilters;
  onChange: (filters: CollectorFilters) => void;
  /** In the filter bar the value alone is clear; in a column of fields the label is shown. */
  hideLabel?: boolean;
};

type ChoiceProps = FilterProps & {
  name: 'category' | 'province' | 'material' | 'kind';
  label: string;
  any: string;
  options: readonly { value: string; label: string }[];
};

function ChoiceFilter({ filters, onChange, hideLabel = true, name, label, any, options }: ChoiceProps) {
  return (
    <SelectField
      name={name}
      label={label}
      hideLabel={hideLabel}
      value={filters[name] ?? ''}
      // The options come from the contract, so the value is one of them or empty.
      onChange={({ target }) =>
        onChange(changeFilter(filters, name, (target.value || undefined) as CollectorFilters[typeof name]))
      }
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const categoryOptions = toOptions(collectorCategories);
const provinceOptions = toOptions(provinces);
const materialOptions = allMaterials.map(({ key, word }) => ({ value: key, label: word }));
const kindOptions = collectorKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));

export const CategoryFilter = (props: FilterProps) => (
  <ChoiceFilter
    {...props}
    name="category"
    label={text.category}
    any={text.anyCategory}
    options={categoryOptions}
  />
);

export const ProvinceFilter = (props: FilterProps) => (
  <ChoiceFilter
    {...props}
    name="province"
    label={text.province}
    any={text.anyProvince}
    options={provinceOptions}
  />
);

export const MaterialFilter = (props: FilterProps) => (
  <ChoiceFilter
    {...props}
    name="material"
    label={text.material}
    any={text.anyMaterial}
    options={materialOptions}
  />
);

export const KindFilter = (props: FilterProps) => (
  <ChoiceFilter {...props} name="kind" label={text.kind} any={text.anyKind} options={kindOptions} />
);
