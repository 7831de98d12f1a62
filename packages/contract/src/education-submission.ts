import { materials } from '@app/classifier/materials';
import { Difficulty, InnovationCategory, NewsCategory } from './education.ts';
import { plainLine, plainText } from './plain-text.ts';
import { route } from './route.ts';
import { PhotoForm } from './smart-sort.ts';
import { z } from './zod.ts';

const SubmittedSource = z.object({
  title: plainLine(3, 200),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
});

const common = {
  title: plainLine(10, 120),
  excerpt: plainLine(20, 240),
  sources: z.array(SubmittedSource).max(10),
  /** Id from `uploadPicture`; null: a scene by category. */
  pictureId: z.uuid().nullable(),
};

export const SubmittedNews = z.object({
  kind: z.literal('news'),
  ...common,
  category: NewsCategory,
  fullContent: plainText(300, 12_000),
});

export const SubmittedInnovation = z.object({
  kind: z.literal('innovation'),
  ...common,
  category: InnovationCategory,
  difficulty: Difficulty,
  minutes: z.int().min(5).max(10_080),
  materials: z.array(plainLine(2, 120)).min(1).max(30),
  steps: z
    .array(z.object({ title: plainLine(2, 80), text: plainLine(10, 600) }))
    .min(2)
    .max(20),
  tips: plainText(0, 1000),
  safety: plainText(0, 1000),
  wasteMaterials: z.array(z.enum(materials)).max(5),
});

/** "Bagikan Berita" and "Kirim Ide Kreatif". */
export const SubmittedPiece = z.discriminatedUnion('kind', [SubmittedNews, SubmittedInnovation]);
export type SubmittedPiece = z.infer<typeof SubmittedPiece>;

export const SubmissionState = z.enum(['pending', 'accepted', 'rejected']);

export const Submission = z.object({
  _id: z.uuid(),
  piece: SubmittedPiece,
  /** A signed URL of the picture, valid for some minutes. */
  picture: z.string().nullable(),
  state: SubmissionState,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** Id of the published piece. */
  publishedId: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type Submission = z.infer<typeof Submission>;

export const uploadPicture = route({
  method: 'POST',
  path: '/education/pictures',
  summary: 'Uploads a picture for a submission; unused pictures are removed after a day',
  signedIn: true,
  body: PhotoForm,
  response: z.object({ success: z.literal(true), pictureId: z.uuid(), picture: z.string() }),
});

export const showPicture = route({
  method: 'GET',
  path: '/education/pictures/:pictureId',
  summary: 'The picture of a published piece, as JPEG',
  params: z.object({ pictureId: z.uuid() }),
  /** `kecil`: for cards. */
  query: z.object({ size: z.enum(['kecil']).optional() }),
  response: z.file(),
});

export const submitPiece = route({
  method: 'POST',
  path: '/education/submissions',
  summary: 'Submits news or a tutorial for review',
  signedIn: true,
  body: SubmittedPiece,
  response: z.object({ success: z.literal(true), submission: Submission }),
});

export const listMySubmissions = route({
  method: 'GET',
  path: '/education/submissions',
  summary: 'Own submissions with their state, newest first, at most fifty',
  signedIn: true,
  response: z.object({ submissions: z.array(Submission) }),
});

export const withdrawSubmission = route({
  method: 'DELETE',
  path: '/education/submissions/:submissionId',
  summary: 'Withdraws a pending submission',
  signedIn: true,
  params: z.object({ submissionId: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});
