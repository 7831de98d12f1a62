import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import type { CollectorFinder } from './collector-finder.service.ts';
import { collectorListService } from './collector-list.service.ts';
import { collectorRoutes } from './collector.routes.ts';
import type { CollectorService } from './collector.service.ts';
import { confirmationRoutes } from './confirmation.routes.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { listingPhotoRoutes } from './listing-photo.routes.ts';
import { mapRoutes } from './map.routes.ts';
import { mapService } from './map.service.ts';
import type { NearestService } from './nearest.service.ts';
import { offerService } from './offer.service.ts';
import { priceRangeRoutes } from './price-range/price-range.routes.ts';
import { priceRangeService } from './price-range/price-range.service.ts';
import type { KnownRegions } from './regions/known-regions.ts';
import { regionRoutes } from './regions/region.routes.ts';
import { regionService } from './regions/region.service.ts';
import { queryUnderstanding } from './search/understand-query.ts';
import { suggestionRoutes } from './suggestion.routes.ts';
import { takedownRoutes } from './takedown/takedown.routes.ts';
import type { TakedownService } from './takedown/takedown.service.ts';
import type { SuggestionService } from './suggestion.service.ts';

type Parts = {
  deps: Dependencies;
  collectors: CollectorService;
  finder: CollectorFinder;
  nearest: NearestService;
  suggestions: SuggestionService;
  confirmations: ConfirmationService;
  takedowns: TakedownService;
  regions: KnownRegions;
  pictures: PictureService;
};

/** The directory of collectors. */
export const directory: FastifyPluginAsync<Parts> = async (app, parts) => {
  const { deps, collectors, finder, nearest, suggestions, confirmations, takedowns, regions, pictures } =
    parts;
  const { env, db, readDb } = deps;
  const understand = queryUnderstanding(readDb, regions);
  await app.register(collectorRoutes, {
    collectors,
    lists: collectorListService(finder, understand, regions),
    nearest,
    offers: offerService(readDb, finder),
  });
  await app.register(mapRoutes, { maps: mapService(readDb, understand) });
  await app.register(regionRoutes, { regions: regionService(readDb, regions) });
  await app.register(suggestionRoutes, { suggestions });
  await app.register(listingPhotoRoutes, { db, pictures });
  await app.register(takedownRoutes, { takedowns, env });
  await app.register(confirmationRoutes, { confirmations });
  await app.register(priceRangeRoutes, { ranges: priceRangeService(readDb) });
};
