import { type Province, provinces } from '@app/contract/provinces';
import { useQuery } from '@tanstack/react-query';
import { useUrlState } from '#web/lib/use-url-state.ts';
import { offersQuery, type Place } from '../api/list-offers.ts';
import { useNearMe } from '../near-me.tsx';
import { readSack, type SackItem, writeSack } from './sack.ts';

type Calculation = { sack: readonly SackItem[]; province?: Province };

function readCalculation(search: URLSearchParams): Calculation {
  const province = provinces.find((name) => name === search.get('province'));
  return { sack: readSack(search.get('items')), ...(province && { province }) };
}

function writeCalculation({ sack, province }: Calculation): URLSearchParams {
  const items = writeSack(sack);
  return new URLSearchParams({ ...(items && { items }), ...(province && { province }) });
}

/** The items and the province are in the URL; the position never is. */
export function useCalculation() {
  const [{ sack, province }, change] = useUrlState(readCalculation, writeCalculation);
  const { point } = useNearMe();
  const place: Place | undefined = point ? { point } : province && { province };
  const offers = useQuery(
    offersQuery(
      sack.map(({ wasteType }) => wasteType),
      place,
    ),
  );
  const update = (next: Calculation) => change(next, { replace: true });
  return {
    sack,
    province,
    place,
    offers,
    setSack: (items: readonly SackItem[]) => update({ sack: items, ...(province && { province }) }),
    setProvince: (name: Province | undefined) => update({ sack, ...(name && { province: name }) }),
  };
}
