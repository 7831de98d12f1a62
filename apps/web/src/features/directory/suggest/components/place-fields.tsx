import { FormSection } from '#web/components/ui/form-section.tsx';
import { provinces } from '@app/contract/provinces';
import { SelectField } from '#web/components/ui/select-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import type { Draft } from '../draft.ts';
import type { FormPartProps } from '../form-part.ts';
import { PlacePicker } from './place-picker.tsx';

export function PlaceFields({ tiles, ...part }: FormPartProps & { tiles: MapTiles | null }) {
  const { draft, change, errors } = part;
  return (
    <FormSection title={text.place}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.province}
          value={draft.province}
          onChange={(event) => change({ province: event.target.value as Draft['province'] })}
          error={errors['listing.province']}
        >
          <option value="">{text.choose}</option>
          {provinces.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </SelectField>
        <TextField
          label={text.city}
          maxLength={60}
          value={draft.city}
          onChange={(event) => change({ city: event.target.value })}
          error={errors['listing.city']}
        />
      </div>
      <TextField
        label={text.address}
        hint={text.addressHint}
        maxLength={200}
        value={draft.address}
        onChange={(event) => change({ address: event.target.value })}
        error={errors['listing.address']}
      />
      <PlacePicker {...part} tiles={tiles} />
    </FormSection>
  );
}
