import { CollectorDetail } from './directory.ts';
import { Suggestion } from './directory-suggestion.ts';
import { Submission, SubmittedPiece } from './education-submission.ts';
import { plainText } from './plain-text.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

/** For /kelola. Users who are not editor, moderator or admin get a 404, as for an unknown path. */
export const reviewOverview = route({
  method: 'GET',
  path: '/review',
  summary: 'Review queues with their number of pending items',
  signedIn: true,
  response: z.object({
    /** Queues that the person may review. */
    queues: z.array(
      z.object({
        key: z.enum([
          'listings',
          'takedowns',
          'duplicates',
          'pieces',
          'items',
          'learning',
          'reports',
          'appeals',
        ]),
        waiting: z.int().min(0),
      }),
    ),
  }),
});

export const ReviewedSuggestion = Suggestion.extend({
  /** `closure`: several members reported it as closed; accepting unpublishes it. */
  kind: z.enum(['listing', 'closure']),
  /** Hidden until this is decided; rejecting shows it again. */
  isHidden: z.boolean(),
  /** Name only. */
  author: z.string(),
  /** The current listing, for a correction. */
  current: CollectorDetail.nullable(),
});
export type ReviewedSuggestion = z.infer<typeof ReviewedSuggestion>;

export const listReviewSuggestions = route({
  method: 'GET',
  path: '/review/listings',
  summary: 'Pending suggestions, oldest first, twenty at a time',
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
      verifiedHow: plainText(3, 200).nullable(),
      /** Whether the suggested photo is shown, too; it is unless this says no. */
      withPhoto: z.boolean().optional(),
    }),
    z.object({ decision: z.literal('reject'), reason: plainText(3, 300) }),
  ]),
  response: z.object({ success: z.literal(true), collectorId: z.uuid().nullable() }),
});

export const ReviewedSubmission = Submission.extend({
  /** Name only. */
  author: z.string(),
});
export type ReviewedSubmission = z.infer<typeof ReviewedSubmission>;

export const listReviewSubmissions = route({
  method: 'GET',
  path: '/review/pieces',
  summary: 'Pending news and tutorials, oldest first, twenty at a time',
  signedIn: true,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ submissions: z.array(ReviewedSubmission), nextCursor: z.string().nullable() }),
});

export const decideSubmission = route({
  method: 'POST',
  path: '/review/pieces/:submissionId',
  summary: 'Publishes a submission with its byline, as sent or as corrected, or rejects it',
  signedIn: true,
  params: z.object({ submissionId: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('accept'),
      /** The text as the editor corrected it; null publishes it as sent. Kind and picture stay the author's. */
      piece: SubmittedPiece.nullable(),
    }),
    z.object({ decision: z.literal('reject'), reason: plainText(3, 300) }),
  ]),
  response: z.object({ success: z.literal(true), publishedId: z.int().nullable() }),
});
