import { CollectorDetail } from './directory.ts';
import { Suggestion } from './directory-suggestion.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

/** Behind /kelola. Whoever is no editor, moderator or admin gets the same answer as for an unknown address. */
export const reviewOverview = route({
  method: 'GET',
  path: '/review',
  summary: 'The queues and how many wait in each',
  signedIn: true,
  response: z.object({ queues: z.array(z.object({ key: z.enum(['listings']), waiting: z.int().min(0) })) }),
});

export const ReviewedSuggestion = Suggestion.extend({
  /** `closure`: several people say that it is closed; accepting takes it off the list. */
  kind: z.enum(['listing', 'closure']),
  /** Name only. */
  author: z.string(),
  /** As it stands now, for a correction. */
  current: CollectorDetail.nullable(),
});
export type ReviewedSuggestion = z.infer<typeof ReviewedSuggestion>;

export const listReviewSuggestions = route({
  method: 'GET',
  path: '/review/listings',
  summary: 'Suggestions that wait, oldest first, twenty at a time',
  signedIn: true,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ suggestions: z.array(ReviewedSuggestion), nextCursor: z.string().nullable() }),
});

export const decideSuggestion = route({
  method: 'POST',
  path: '/review/listings/:suggestionId',
  summary: 'Accepts or rejects a suggestion; accepting writes the listing and a verification record',
  signedIn: true,
  params: z.object({ suggestionId: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('accept'),
      /** How it was checked; null publishes it as unverified. */
      verifiedHow: z.string().trim().min(3).max(200).nullable(),
    }),
    z.object({ decision: z.literal('reject'), reason: z.string().trim().min(3).max(300) }),
  ]),
  response: z.object({ success: z.literal(true), collectorId: z.uuid().nullable() }),
});
