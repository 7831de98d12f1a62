import { WasteTypeKey } from './directory.ts';
import { route } from './route.ts';
import { units } from './waste-types.ts';
import { z } from './zod.ts';

/** One price of a dated list or a newspaper. */
export const PriceObservation = z.object({
  /** The words of the list. */
  item: z.string(),
  amount: z.int().min(1),
  city: z.string(),
  /** The bank sampah; null where the list does not name it. */
  place: z.string().nullable(),
  observedOn: z.iso.date(),
  /** What the date is the date of: "tanggal berita". */
  dateBasis: z.string(),
  source: z.string(),
  url: z.url().nullable(),
  /** `high`: reported with place and date; `medium`: a list that nobody checked. */
  confidence: z.enum(['high', 'medium']),
});
export type PriceObservation = z.infer<typeof PriceObservation>;

/** What households were paid for a waste type. Never the price of a listing. */
export const PriceRange = z.object({
  wasteType: WasteTypeKey,
  unit: z.enum(units),
  /** Rupiah; of five or more prices the middle half, otherwise the lowest and the highest. */
  low: z.int().min(1),
  high: z.int().min(1),
  isMiddleHalf: z.boolean(),
  count: z.int().min(1),
  oldest: z.iso.date(),
  newest: z.iso.date(),
  cities: z.array(z.string()),
  /** False when the region that was asked for has none and these are of other places. */
  isOfRegion: z.boolean(),
  /** The newest first, at most twenty. */
  observations: z.array(PriceObservation).max(20),
});
export type PriceRange = z.infer<typeof PriceRange>;

export const listPriceRanges = route({
  method: 'GET',
  path: '/price-ranges',
  summary:
    'Dated ranges of what households were paid, with their sources; of a region, or else of other places',
  query: z.object({
    /** Comma-separated keys; all without it. */
    wasteTypes: z
      .string()
      .max(400)
      .transform((text) => text.split(','))
      .pipe(z.array(WasteTypeKey).min(1).max(30))
      .optional(),
    /** Code of a province, kabupaten, kota or kecamatan: 34, 34.71, 34.71.05. */
    region: z
      .string()
      .regex(/^\d\d(\.\d\d){0,2}$/)
      .optional(),
  }),
  response: z.object({ ranges: z.array(PriceRange) }),
});
