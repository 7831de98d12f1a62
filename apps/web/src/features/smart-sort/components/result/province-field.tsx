import { type Province, provinces } from '@app/contract/provinces';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { disposalPlaceText as text } from '#web/messages/disposal-place.ts';

type Props = { province: Province | undefined; onChoose: (province: Province | undefined) => void };

export const ProvinceField = ({ province, onChoose }: Props) => (
  <SelectField
    label={text.province}
    hint={text.remembered}
    value={province ?? ''}
    onChange={({ target }) => onChoose(provinces.find((name) => name === target.value))}
  >
    <option value="">{text.choose}</option>
    {provinces.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </SelectField>
);
