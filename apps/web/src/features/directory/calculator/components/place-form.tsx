import { type Province, provinces } from '@app/contract/provinces';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { calculatorText as text } from '#web/messages/calculator.ts';
import { NearMeButton, NearMeNote } from '../../components/near-me-button.tsx';
import { useNearMe } from '../../near-me.tsx';

type Props = { province: Province | undefined; onChange: (province: Province | undefined) => void };

export function PlaceForm({ province, onChange }: Props) {
  const { point, clearPosition } = useNearMe();
  return (
    <section aria-labelledby="tempat">
      <h2 id="tempat" className="text-xl">
        {text.where}
      </h2>
      <div className="mt-3 grid gap-2.5 sm:grid-cols-[1.6fr_auto] sm:items-end">
        <SelectField
          label={text.province}
          hint={point && text.nearby}
          value={point ? '' : (province ?? '')}
          onChange={({ target }) => {
            clearPosition();
            onChange(provinces.find((name) => name === target.value));
          }}
        >
          <option value="">{text.chooseProvince}</option>
          {provinces.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <NearMeButton />
      </div>
      <NearMeNote />
    </section>
  );
}
