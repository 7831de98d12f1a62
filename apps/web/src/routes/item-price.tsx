import type { WasteType } from '@app/contract/waste-types';
import { ItemPrice } from '#web/features/directory/components/item-price.tsx';
import { useStoredProvince } from '#web/lib/stored-province.ts';

/** The price where the person is, or elsewhere until they have chosen a province. */
export function ItemPriceHere({ wasteType }: { wasteType: WasteType }) {
  const province = useStoredProvince();
  return <ItemPrice wasteType={wasteType} province={province} />;
}
