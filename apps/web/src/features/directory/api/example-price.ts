import type { Material } from '@app/classifier/materials';
import { type Collector, listCollectors } from '@app/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { pointQuery } from '../near-me.tsx';
import { bestPrice, type PaidPrice } from '../price-rows.ts';
import type { Place } from './list-offers.ts';

export type ExamplePrice = { collector: Collector; price: PaidPrice };

/** A price that somebody pays for a material: in the place where one is known, else the nearest to it. */
export const examplePriceQuery = (material: Material | undefined, place: Place | undefined) =>
  queryOptions({
    queryKey: ['collectors', 'example', material ?? null, place ?? null],
    queryFn: async ({ signal }): Promise<ExamplePrice | null> => {
      const where = place && 'point' in place ? pointQuery(place.point) : place;
      const page = await call(
        listCollectors,
        { query: { ...(material && { material }), ...where } },
        { signal },
      );
      const [example] = [...page.collectors, ...(page.nearby?.collectors ?? [])].flatMap((collector) => {
        const price = bestPrice(collector.wasteTypes, material);
        return price ? [{ collector, price }] : [];
      });
      return example ?? null;
    },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
