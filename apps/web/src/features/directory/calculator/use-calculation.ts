import type { Province } from '@app/contract/provinces';
import { useQuery } from '@tanstack/react-query';
import { useUrlState } from '#web/lib/use-url-state.ts';
import { offersQuery, type Place } from '../api/list-offers.ts';
import { useNearMe } from '../near-me.tsx';
import { readCalculation, writeCalculation } from './calculation-address.ts';
import type { SackItem } from './sack.ts';

/** The items, the material and the province are in the URL; the position never is. */
export function useCalculation() {
  const [calculation, change] = useUrlState(readCalculation, writeCalculation);
  const { sack, province } = calculation;
  const { point } = useNearMe();
  const place: Place | undefined = point ? { point } : province && { province };
  const offers = useQuery(
    offersQuery(
      sack.map(({ wasteType }) => wasteType),
      place,
    ),
  );
  return {
    ...calculation,
    place,
    offers,
    setSack: (items: readonly SackItem[]) => change({ ...calculation, sack: items }, { replace: true }),
    setProvince: (name: Province | undefined) =>
      change({ ...calculation, province: name }, { replace: true }),
  };
}
