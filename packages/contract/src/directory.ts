import { ListedRegion, NamedRegion, RegionCode } from './directory-region.ts';
import { requiredText } from './field-sentence.ts';
import { PlaceStatus } from './directory-status.ts';
import { MaterialKey } from './smart-sort.ts';
import { provinces } from './provinces.ts';
import { route } from './route.ts';
import { units, wasteTypes } from './waste-types.ts';
import { z } from './zod.ts';

export const collectorCategories = [
  'Plastik & Kaleng',
  'Kertas & Kardus',
  'Logam',
  'Organik',
  'Elektronik',
] as const;
export const CollectorCategory = z.enum(collectorCategories);
export type CollectorCategory = z.infer<typeof CollectorCategory>;

/** Of places that only a registry names: what they take is never guessed from their name. */
export const unknownCategory = 'Belum diketahui';
export const ListedCategory = z.enum([...collectorCategories, unknownCategory]);
export type ListedCategory = z.infer<typeof ListedCategory>;

export const collectorKinds = ['pengepul', 'bank-sampah', 'tps3r', 'drop-point', 'b3'] as const;
export const CollectorKind = z.enum(collectorKinds);
export type CollectorKind = z.infer<typeof CollectorKind>;

export const ProvinceName = z.enum(provinces);
export const WasteTypeKey = z.enum(wasteTypes);

/** `prepared`: prepared as described for the waste type; `as-is`: without preparation. */
export const PriceCondition = z.enum(['prepared', 'as-is']);

export const CollectorPrice = z.object({
  wasteType: WasteTypeKey,
  condition: PriceCondition,
  /** Rupiah for one unit; null where the place takes it without paying. */
  amount: z.int().min(0).max(10_000_000).nullable(),
  unit: z.enum(units),
  /** In units; 0 means any amount. */
  minimum: z.number().min(0).max(100_000),
  observedOn: z.iso.date(),
  source: z.string().max(200),
});
export type CollectorPrice = z.infer<typeof CollectorPrice>;

/** One opening: weekday 1 (Senin) to 7 (Minggu), minutes since midnight in the listing's time zone. */
export const OpeningHours = z.object({
  weekday: z.int().min(1).max(7),
  opens: z.int().min(0).max(1439),
  closes: z.int().min(1).max(1440),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** What a registry says about a place that it names. */
export const Registration = z.object({
  /** The registry, as people know it: SIPSN. */
  source: z.string(),
  /** The sentence that names it wherever its places are shown. */
  attribution: z.string(),
  /** Null when it never reported. */
  lastReportYear: z.int().nullable(),
  /** In a school, office or firm: perhaps for its own people only. */
  isInstitution: z.boolean(),
  /** Missing from the last two copies of the registry. */
  maybeClosed: z.boolean(),
});
export type Registration = z.infer<typeof Registration>;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** What a card shows. */
export const Collector = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: CollectorKind,
  category: ListedCategory,
  /** One decimal; null until somebody rated it. */
  rating: z.number().min(0).max(5).nullable(),
  /** The province. */
  location: ProvinceName,
  /** As text, for clients that do not know regions. */
  city: z.string(),
  /** Null where a place names no kabupaten or kota that exists. */
  region: ListedRegion.nullable(),
  latitude,
  longitude,
  /** From the given point; null when no point was given. */
  distanceMetres: z.number().nullable(),
  /** E.164; null when there is none, and for samples. */
  phone: z.string().nullable(),
  isMobile: z.boolean(),
  hours: z.array(OpeningHours),
  /** In the listing's time zone, at the time of the response; null when hours are unknown. */
  isOpen: z.boolean().nullable(),
  wasteTypes: z.array(CollectorPrice),
  pickupService: z.boolean(),
  verified: z.boolean(),
  /** Last confirmation that it is still open. */
  confirmedAt: z.iso.datetime().nullable(),
  isSample: z.boolean(),
  status: PlaceStatus,
  /** Null for places that people added. */
  registration: Registration.nullable(),
});
export type Collector = z.infer<typeof Collector>;

/** What the listing's own page adds. */
export const CollectorDetail = Collector.extend({
  address: z.string(),
  verifiedOn: z.iso.date().nullable(),
  verifiedHow: z.string().nullable(),
  /** 1 when just confirmed, halves every 90 days; null when never confirmed. */
  liveness: z.number().min(0).max(1).nullable(),
  updatedAt: z.iso.datetime(),
  /** The address of a photo of its front that an editor accepted. */
  photo: z.string().nullable(),
});
export type CollectorDetail = z.infer<typeof CollectorDetail>;

const flag = z.literal('1').optional();

/** Query filters of both list and map. */
export const CollectorFilters = z.object({
  q: z.string().trim().max(80).optional(),
  category: CollectorCategory.optional(),
  kind: CollectorKind.optional(),
  province: ProvinceName.optional(),
  region: RegionCode.optional(),
  material: MaterialKey.optional(),
  openNow: flag,
  pickup: flag,
});
export type CollectorFilters = z.infer<typeof CollectorFilters>;

const pointQuery = {
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
};

/** What is nearest to a place in which nothing was found. */
export const Nearby = z.object({ place: z.string(), collectors: z.array(Collector).min(1).max(3) });
export type Nearby = z.infer<typeof Nearby>;

export const listCollectors = route({
  method: 'GET',
  path: '/collectors',
  summary: 'Collectors: filtered, nearest first when a point is given, else best match first',
  query: CollectorFilters.extend({
    ...pointQuery,
    sort: z.enum(['distance', 'relevance']).optional(),
    cursor: z.string().max(300).optional(),
  }),
  response: z.object({
    collectors: z.array(Collector),
    nextCursor: z.string().nullable(),
    /** Only when nothing was found in the province or place that was asked for. All other filters hold for it too. */
    nearby: Nearby.optional(),
    /** Only when the search names a region: its places come first. */
    named: NamedRegion.optional(),
  }),
});

const MapFeature = z.object({
  type: z.literal('Feature'),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([longitude, latitude]) }),
  properties: z.discriminatedUnion('type', [
    z.object({ type: z.literal('cluster'), count: z.int().min(2) }),
    z.object({
      type: z.literal('collector'),
      id: z.uuid(),
      name: z.string(),
      category: ListedCategory,
      isSample: z.boolean(),
    }),
  ]),
});
export type MapFeature = z.infer<typeof MapFeature>;

export const mapCollectors = route({
  method: 'GET',
  path: '/collectors/map',
  summary: 'Listings in a bounding box as GeoJSON, clustered where dense; with an ETag',
  query: CollectorFilters.extend({
    west: z.coerce.number().min(-180).max(180),
    south: z.coerce.number().min(-90).max(90),
    east: z.coerce.number().min(-180).max(180),
    north: z.coerce.number().min(-90).max(90),
    zoom: z.coerce.number().int().min(0).max(20),
  }),
  response: z.object({ type: z.literal('FeatureCollection'), features: z.array(MapFeature).max(2000) }),
});

const collectorParams = z.object({ collectorId: z.uuid() });

export const showCollector = route({
  method: 'GET',
  path: '/collectors/:collectorId',
  summary: 'One listing with its prices, their dates and sources',
  query: z.object(pointQuery),
  params: collectorParams,
  response: z.object({ collector: CollectorDetail }),
});

/** For smart sort: the nearest buyer of a material, or the nearest point for hazardous waste; those open now first. */
export const nearestCollector = route({
  method: 'GET',
  path: '/collectors/nearest',
  summary:
    'The nearest listing that takes a material or hazardous waste: open now first; from a point, or anywhere in a province',
  query: z
    .object({
      material: MaterialKey.optional(),
      kind: z.literal('b3').optional(),
      province: ProvinceName.optional(),
      ...pointQuery,
    })
    .refine(({ material, kind }) => (material === undefined) !== (kind === undefined), {
      path: ['material'],
      error: requiredText,
    }),
  response: z.object({
    collector: Collector.nullable(),
    disposalLocation: z.string(),
    /** False when nobody knows whether the place takes the material: ask there first. */
    takesMaterial: z.boolean(),
  }),
});

export const Offer = z.object({
  collectorId: z.uuid(),
  name: z.string(),
  city: z.string(),
  location: ProvinceName,
  distanceMetres: z.number().nullable(),
  isSample: z.boolean(),
  price: CollectorPrice,
});
export type Offer = z.infer<typeof Offer>;

/**
 * For the calculator: prices of buyers near a point or in a province, highest first, unpaid last. At most ten buyers
 * per type, each with all conditions that they have a price for.
 */
export const listOffers = route({
  method: 'GET',
  path: '/collectors/offers',
  summary: 'What nearby buyers pay for each of the given waste types',
  query: z.object({
    /** Comma-separated keys. */
    wasteTypes: z
      .string()
      .max(400)
      .transform((text) => text.split(','))
      .pipe(z.array(WasteTypeKey).min(1).max(10)),
    province: ProvinceName.optional(),
    ...pointQuery,
  }),
  response: z.object({
    offers: z.array(z.object({ wasteType: WasteTypeKey, offers: z.array(Offer) })),
  }),
});

export const confirmCollector = route({
  method: 'POST',
  path: '/collectors/:collectorId/confirmations',
  summary: 'A member says that a place is open or closed; the last word counts',
  signedIn: true,
  params: collectorParams,
  body: z.object({ isOpen: z.boolean() }),
  response: z.object({ success: z.literal(true), confirmedAt: z.iso.datetime() }),
});
