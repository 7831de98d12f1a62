import { route } from './route.ts';
import { z } from './zod.ts';

const Percent = z.number().min(0).max(100);

/** Public figures of the product, at most some hours old. */
export const PublicFigures = z.object({
  countedAt: z.iso.datetime(),
  members: z.int().min(0),
  scans: z.int().min(0),
  /** Published, without samples; and how many of them a member said to be open in the last 90 days. */
  listings: z.int().min(0),
  confirmedListings: z.int().min(0),
  sampleListings: z.int().min(0),
  pieces: z.int().min(0),
  posts: z.int().min(0),
  /** Of the scans that their owners judged, in percent with one decimal; null below ten. Wilson's interval, 95 %. */
  confirmed: z
    .object({ judged: z.int(), accurate: z.int(), percent: Percent, low: Percent, high: Percent })
    .nullable(),
  /** Photos that members let the model learn from: without withdrawn ones, those with a label, and taken by version. */
  learning: z.object({
    collected: z.int().min(0),
    labelled: z.int().min(0),
    used: z.array(z.object({ version: z.string(), photos: z.int().min(0) })),
  }),
});
export type PublicFigures = z.infer<typeof PublicFigures>;

export const showTransparency = route({
  method: 'GET',
  path: '/transparency',
  summary: 'Public figures of the product and the current state of its parts',
  response: z.object({
    /** Null until the worker has counted for the first time, and while the database is unavailable. */
    figures: PublicFigures.nullable(),
    /** Parts by function, not by server name. */
    parts: z.array(
      z.object({
        part: z.enum(['data', 'accounts', 'photos', 'mail', 'speed', 'model']),
        state: z.enum(['up', 'down']),
      }),
    ),
    model: z.object({ version: z.string(), sha256: z.string() }),
  }),
});
