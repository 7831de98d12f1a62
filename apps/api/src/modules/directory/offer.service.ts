import type { listOffers, Offer } from '@app/contract/directory';
import { requiredText } from '@app/contract/field-sentence';
import type { RouteOutput } from '@app/contract/route';
import type { WasteType } from '@app/contract/waste-types';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { Point } from './collector-columns.ts';
import type { CollectorFinder } from './collector-finder.service.ts';
import { facet } from './facets.ts';
import { pointOf } from './filters.ts';
import { offerRepository } from './offer.repository.ts';

/** Buyers per waste type. */
const maxBuyers = 10;
/** The best offers are selected from this many nearest buyers within this distance. */
const near = { buyers: 50, metres: 50_000 };

type Query = z.output<typeof listOffers.query>;
type Buyer = { id: string; metres: number | null };

/** Offers for waste types near a point or in a province. */
export function offerService(db: Database, finder: CollectorFinder) {
  const offers = offerRepository(db);

  async function buyersNear(wasteType: WasteType, from: Point): Promise<Buyer[]> {
    const conditions = {
      facets: [facet.wasteType(wasteType)],
      region: null,
      matches: null,
      matchesNot: null,
      openAt: null,
    };
    const rows = await finder.nearest({ conditions, from, limit: near.buyers });
    return rows.filter(({ metres }) => metres <= near.metres);
  }

  const buyersIn = async (wasteType: WasteType, province: string): Promise<Buyer[]> =>
    (await offers.bestOf(wasteType, province, maxBuyers)).map((id) => ({ id, metres: null }));

  async function offersFor(
    wasteType: WasteType,
    from: Point | null,
    province: string | undefined,
  ): Promise<Offer[]> {
    const buyers = from ? await buyersNear(wasteType, from) : await buyersIn(wasteType, province!);
    const metres = new Map(buyers.map((buyer) => [buyer.id, buyer.metres]));
    const rows = buyers.length > 0 ? await offers.of(wasteType, [...metres.keys()]) : [];
    // The rows come the highest first, so the first ten names in them are the best ten buyers.
    const best = new Set([...new Set(rows.map(({ collectorId }) => collectorId))].slice(0, maxBuyers));
    return rows
      .filter(({ collectorId }) => best.has(collectorId))
      .map((row) => {
        const distance = metres.get(row.collectorId) ?? null;
        return { ...row, distanceMetres: distance === null ? null : Math.round(distance) };
      });
  }

  return {
    async list({ wasteTypes, province, lat, lon }: Query): Promise<RouteOutput<typeof listOffers>> {
      const from = pointOf({ lat, lon });
      if (!from && !province) throw new AppError('invalid_input', { fields: { province: requiredText } });
      const offersByType: RouteOutput<typeof listOffers>['offers'] = [];
      // Sequential, because ten concurrent queries would use all database connections.
      for (const wasteType of new Set(wasteTypes)) {
        offersByType.push({ wasteType, offers: await offersFor(wasteType, from, province) });
      }
      return { offers: offersByType };
    },
  };
}

export type OfferService = ReturnType<typeof offerService>;
