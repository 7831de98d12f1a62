import { CollectorDetail } from './directory.ts';
import { TakedownReason } from './directory-takedown.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

const page = z.object({ cursor: z.string().max(200).optional() });
const done = z.object({ success: z.literal(true) });

export const ReviewedTakedown = z.object({
  _id: z.uuid(),
  reason: TakedownReason,
  message: z.string(),
  contact: z.string(),
  createdAt: z.iso.datetime(),
  collector: CollectorDetail,
});
export type ReviewedTakedown = z.infer<typeof ReviewedTakedown>;

export const listTakedowns = route({
  method: 'GET',
  path: '/review/takedowns',
  summary: 'Pending requests to take a place down, oldest first, twenty at a time',
  signedIn: true,
  query: page,
  response: z.object({ takedowns: z.array(ReviewedTakedown), nextCursor: z.string().nullable() }),
});

export const decideTakedown = route({
  method: 'POST',
  path: '/review/takedowns/:takedownId',
  summary: 'Takes a place down for good, also from later imports; or only its photo; or keeps it',
  signedIn: true,
  params: z.object({ takedownId: z.uuid() }),
  body: z.object({ decision: z.enum(['accept', 'photo', 'reject']) }),
  response: done,
});

/** Two listings that may be one place; the older one stays when they are. */
export const ReviewedDuplicate = z.object({
  _id: z.uuid(),
  metres: z.int().min(0),
  createdAt: z.iso.datetime(),
  older: CollectorDetail,
  newer: CollectorDetail,
});
export type ReviewedDuplicate = z.infer<typeof ReviewedDuplicate>;

export const listDuplicates = route({
  method: 'GET',
  path: '/review/duplicates',
  summary: 'Pairs of listings that may be one place, oldest first, twenty at a time',
  signedIn: true,
  query: page,
  response: z.object({ duplicates: z.array(ReviewedDuplicate), nextCursor: z.string().nullable() }),
});

export const decideDuplicate = route({
  method: 'POST',
  path: '/review/duplicates/:duplicateId',
  summary: 'Merges two listings into the older one, or keeps both',
  signedIn: true,
  params: z.object({ duplicateId: z.uuid() }),
  body: z.object({ decision: z.enum(['same', 'different']) }),
  response: done,
});
