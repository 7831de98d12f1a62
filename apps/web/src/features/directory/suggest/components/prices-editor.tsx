import { FormSection } from '#web/components/ui/form-section.tsx';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { suggestFieldText as text } from '#web/messages/suggest.ts';
import { newPrice, type PriceDraft } from '../draft.ts';
import type { FormPartProps } from '../form-part.ts';
import { PriceFields } from './price-fields.tsx';

const maxPrices = 22;

export function PricesEditor({ draft: { prices }, change, errors }: FormPartProps) {
  const replace = (changed: PriceDraft) =>
    change({ prices: prices.map((one) => (one.key === changed.key ? changed : one)) });
  return (
    <FormSection title={text.prices} hint={text.pricesHint}>
      {prices.map((price, index) => (
        <PriceFields
          key={price.key}
          position={index + 1}
          price={price}
          onChange={replace}
          onRemove={
            prices.length > 1
              ? () => change({ prices: prices.filter(({ key }) => key !== price.key) })
              : undefined
          }
          errorOf={(field) => errors[`listing.prices.${index}.${field}`]}
        />
      ))}
      <FieldNotes id="harga" error={errors['listing.prices']} />
      {prices.length < maxPrices && (
        <Button
          variant="sec"
          className="justify-self-start"
          onClick={() => change({ prices: [...prices, newPrice()] })}
        >
          <Icon name="plus" />
          {text.addPrice}
        </Button>
      )}
    </FormSection>
  );
}
