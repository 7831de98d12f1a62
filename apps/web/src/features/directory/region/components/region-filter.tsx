import type { CountedRegion } from '@app/contract/directory-region';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { filterText as text } from '#web/messages/directory.ts';
import type { FilterProps } from '../../components/filter-selects.tsx';
import { changeFilter } from '../../filters.ts';
import { regionsQuery } from '../api.ts';

const regencyLength = '34.71'.length;

/** The kabupaten of the chosen province, then the kecamatan of the chosen kabupaten. */
export function RegionFilter({ filters, onChange, hideLabel = true }: FilterProps) {
  const { province, region = '' } = filters;
  const choose = (code: string) => onChange(changeFilter(filters, 'region', code || undefined));
  if (!province) return null;
  const regency = region.slice(0, regencyLength);
  return (
    <>
      <RegencySelect
        province={province}
        {...{ value: regency.length === regencyLength ? regency : '', choose, hideLabel }}
      />
      {regency.length === regencyLength && (
        <DistrictSelect regency={regency} {...{ value: region, choose, hideLabel }} />
      )}
    </>
  );
}

type SelectProps = { value: string; choose: (code: string) => void; hideLabel: boolean };

function RegencySelect({
  province,
  ...props
}: SelectProps & { province: NonNullable<FilterProps['filters']['province']> }) {
  const { data } = useQuery(regionsQuery({ province }));
  return <RegionSelect {...props} regions={data} label={text.regency} any={text.anyRegency} />;
}

function DistrictSelect({ regency, ...props }: SelectProps & { regency: string }) {
  const { data } = useQuery(regionsQuery({ parent: regency }));
  const choose = (code: string) => props.choose(code || regency);
  return (
    <RegionSelect {...props} choose={choose} regions={data} label={text.district} any={text.anyDistrict} />
  );
}

type Props = SelectProps & { regions: readonly CountedRegion[] | undefined; label: string; any: string };

function RegionSelect({ value, choose, hideLabel, regions, label, any }: Props) {
  const isKnown = regions?.some(({ code }) => code === value);
  return (
    <SelectField
      name="region"
      label={label}
      hideLabel={hideLabel}
      value={isKnown ? value : ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{any}</option>
      {regions?.map(({ code, name, count }) => (
        <option key={code} value={code}>
          {text.regionWithCount(name, count)}
        </option>
      ))}
    </SelectField>
  );
}
