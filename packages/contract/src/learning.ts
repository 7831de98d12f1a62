import { labels } from '@app/classifier/materials';
import { route } from './route.ts';
import { z } from './zod.ts';

/** Why a photo must not be used, whatever others say. */
export const privacyRefusals = ['wajah', 'pelat-nomor', 'dokumen'] as const;
export const refusals = [...privacyRefusals, 'bukan-sampah'] as const;
export type Refusal = (typeof refusals)[number];

export const PhotoLabel = z.enum(labels);

/** What a labeler says about a photo: one of the seven answers of the model, unclear, or why it must not be used. */
export const LabelAnswer = z.enum([...labels, 'tidak-jelas', ...refusals]);
export type LabelAnswer = z.infer<typeof LabelAnswer>;

/** For /kelola. Nothing of the owner, of the model's answer or of other labelers is in it. */
export const nextLearningPhoto = route({
  method: 'GET',
  path: '/review/learning',
  summary: 'The next photo that the person has not labelled, and how many there are',
  signedIn: true,
  /** The photo that was skipped. */
  query: z.object({ after: z.uuid().optional() }),
  response: z.object({
    photo: z
      .object({
        _id: z.uuid(),
        /** A signed URL that is valid for some minutes. */
        address: z.url(),
      })
      .nullable(),
    counts: z.object({
      /** For this person, counted up to a thousand. */
      waiting: z.int().min(0),
      labelled: z.int().min(0),
      /** Unclear or refused. */
      setAside: z.int().min(0),
      withdrawn: z.int().min(0),
    }),
  }),
});

export const labelPhoto = route({
  method: 'POST',
  path: '/review/learning/:photoId',
  summary: 'Says what a photo shows, once per person; enough equal answers make its label',
  signedIn: true,
  params: z.object({ photoId: z.uuid() }),
  body: z.object({ answer: LabelAnswer }),
  response: z.object({ success: z.literal(true) }),
});

/** For the account export: own photos that the model may learn from, and what the person said about photos of others. */
export const ExportedLearning = z.object({
  photos: z.array(
    z.object({
      scanId: z.uuid(),
      state: z.enum(['pending', 'labelled', 'unclear', 'refused']),
      label: PhotoLabel.nullable(),
      /** When it was taken out for training. */
      exportedAt: z.array(z.iso.datetime()),
    }),
  ),
  votes: z.array(z.object({ answer: LabelAnswer, at: z.iso.datetime() })),
});
export type ExportedLearning = z.infer<typeof ExportedLearning>;
