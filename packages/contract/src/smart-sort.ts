import { materials, suspicions } from '@app/classifier/materials';
import { requiredText } from './field-sentence.ts';
import { provinces } from './provinces.ts';
import { route } from './route.ts';
import { Zone } from './zone.ts';
import { z } from './zod.ts';

/** Limits of an uploaded photo. */
export const photoLimits = {
  bytes: 5_242_880,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
} as const;

export const MaterialKey = z.enum(materials);

/** `sure`: the category is the answer. `unsure`: "Belum yakin". `not-waste`: "Bukan sampah?". */
export const Verdict = z.enum(['sure', 'unsure', 'not-waste']);

/** What the photo may show instead of a material; asked about before anything else. */
export const Suspicion = z.enum(suspicions);

export const ScanPrediction = z.object({
  material: MaterialKey,
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  /** Percent, one decimal. */
  confidence: z.number().min(0).max(100),
});

export const Classification = z.object({
  /** `unsure` while something is suspected, so that pages that do not ask about it advise nothing. */
  verdict: Verdict,
  suspected: Suspicion.nullable(),
  /** The likeliest material; the category itself only when the verdict is `sure`. */
  material: MaterialKey,
  categoryName: z.string(),
  icon: z.string(),
  color: z.string(),
  tips: z.array(z.string()),
  disposalLocation: z.string(),
  /** 0 hides the bar. */
  recyclabilityScore: z.int().min(0).max(100),
  confidence: z.number().min(0).max(100),
  suggestions: z.string(),
  processedAt: z.iso.datetime(),
  /** All five, the likeliest first. */
  allPredictions: z.array(ScanPrediction).length(materials.length),
  model: z.object({ version: z.string(), sha256: z.string() }),
});
export type Classification = z.infer<typeof Classification>;

/** A multipart form with a single photo. The API reads it as a stream with its own checks. */
export const PhotoForm = z.object({
  image: z
    .file()
    .max(photoLimits.bytes)
    .mime([...photoLimits.types]),
});

/** Location given by the person: a point or a province. */
export const PhotoPlace = z
  .object({
    province: z.enum(provinces).optional(),
    lat: z.coerce.number().min(-90).max(90).optional(),
    lon: z.coerce.number().min(-180).max(180).optional(),
  })
  .refine(({ lat, lon }) => lat === undefined || lon !== undefined, { path: ['lon'], error: requiredText })
  .refine(({ lat, lon }) => lon === undefined || lat !== undefined, { path: ['lat'], error: requiredText });
export type PhotoPlace = z.infer<typeof PhotoPlace>;

export const classifyPhoto = route({
  method: 'POST',
  path: '/upload/classify',
  summary: 'Classifies a photo and returns advice; scans of members are stored in their history',
  query: PhotoPlace,
  body: PhotoForm,
  response: z.object({
    success: z.literal(true),
    data: z.object({ classification: Classification, scanId: z.uuid().nullable() }),
  }),
});

/** Feedback of the owner: right, or the real material (null: none of the five). */
export const ScanFeedback = z.discriminatedUnion('correct', [
  z.object({ correct: z.literal(true) }),
  z.object({ correct: z.literal(false), material: MaterialKey.nullable() }),
]);
export type ScanFeedback = z.infer<typeof ScanFeedback>;

export const Scan = z.object({
  _id: z.uuid(),
  verdict: Verdict,
  suspected: Suspicion.nullable(),
  material: MaterialKey,
  categoryName: z.string(),
  confidence: z.number().min(0).max(100),
  createdAt: z.iso.datetime(),
  /** `device`: computed in the browser; the photo was not uploaded. */
  computedOn: z.enum(['server', 'device']),
  feedback: ScanFeedback.nullable(),
  /** A signed URL that is valid for some minutes; null when no photo was kept. */
  thumbnail: z.url().nullable(),
});
export type Scan = z.infer<typeof Scan>;

/** A scan for the account export; the photo URL is valid for a day. */
export const ExportedScan = Scan.omit({ thumbnail: true }).extend({
  modelVersion: z.string(),
  photo: z.url().nullable(),
});
export type ExportedScan = z.infer<typeof ExportedScan>;

const scanParams = z.object({ scanId: z.uuid() });
const done = z.object({ success: z.literal(true) });

/** `right`, `wrong`: feedback of the owner. `none`: no feedback yet. */
export const FeedbackFilter = z.enum(['right', 'wrong', 'none']);

const scanFilters = {
  /** The counted material: with the owner's correction, without scans that had no answer. */
  material: MaterialKey.optional(),
  feedback: FeedbackFilter.optional(),
};
export type ScanFilters = z.infer<z.ZodObject<typeof scanFilters>>;

export const listScans = route({
  method: 'GET',
  path: '/scans',
  summary: "The person's own scans, newest first, twenty at a time",
  signedIn: true,
  query: z.object({ cursor: z.string().max(200).optional(), ...scanFilters }),
  response: z.object({
    scans: z.array(Scan),
    nextCursor: z.string().nullable(),
    keepPhotos: z.boolean(),
    /** The model may learn from the kept photos. */
    teachPhotos: z.boolean(),
  }),
});

/**
 * An answer computed on the device; its photo is not uploaded. Sent with an idempotency key, possibly days later when
 * the device is online again.
 */
export const recordScan = route({
  method: 'POST',
  path: '/scans',
  summary: "Records a scan that was computed on the person's device",
  signedIn: true,
  body: z
    .object({
      verdict: Verdict,
      /** Absent in what an older page computed. */
      suspected: Suspicion.nullable().optional(),
      material: MaterialKey,
      confidence: z.number().min(0).max(100),
      /** Which model gave it. */
      modelSha256: z.string().regex(/^[0-9a-f]{64}$/),
      scannedAt: z.iso.datetime(),
    })
    .refine(({ verdict, suspected }) => !suspected || verdict === 'unsure', { path: ['suspected'] }),
  response: z.object({ scanId: z.uuid() }),
});

export const exportScans = route({
  method: 'GET',
  path: '/scans/export.csv',
  summary: 'All own scans that match as CSV, newest first',
  signedIn: true,
  query: z.object({ ...scanFilters, zone: Zone.default('Asia/Jakarta') }),
  /** UTF-8 with BOM, semicolons and decimal commas, as Indonesian spreadsheets expect. */
  response: z.string(),
});

export const giveFeedback = route({
  method: 'POST',
  path: '/scans/:scanId/feedback',
  summary: 'Records whether the answer was right; the latest feedback counts',
  signedIn: true,
  params: scanParams,
  body: ScanFeedback,
  response: done,
});

export const deleteScan = route({
  method: 'DELETE',
  path: '/scans/:scanId',
  summary: 'Removes a scan and its photo',
  signedIn: true,
  params: scanParams,
  response: done,
});

export const PhotoConsent = z.object({ keep: z.boolean() });

export const setPhotoConsent = route({
  method: 'POST',
  path: '/scans/photo-consent',
  summary: 'Agrees to keep the photos of later scans, or withdraws; withdrawing removes the kept ones',
  signedIn: true,
  body: PhotoConsent,
  response: done,
});

export const setLearningConsent = route({
  method: 'POST',
  path: '/scans/learning-consent',
  summary:
    'Lets the model learn from kept photos that the person judged, or withdraws; only while photos are kept',
  signedIn: true,
  body: z.object({ teach: z.boolean() }),
  response: done,
});
