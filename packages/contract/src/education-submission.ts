import { materials } from '@app/classifier/materials';
import { printable, unprintable } from './account-fields.ts';
import { Difficulty, InnovationCategory, NewsCategory } from './education.ts';
import { route } from './route.ts';
import { PhotoForm } from './smart-sort.ts';
import { z } from './zod.ts';

const line = (shortest: number, longest: number) =>
  z.string().trim().min(shortest).max(longest).regex(printable, unprintable);
/** Lines may break here, and always in the same way, whatever the sender's system does. */
const text = (shortest: number, longest: number) =>
  z
    .string()
    .overwrite((given) => given.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .min(shortest)
    .max(longest)
    .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u, unprintable);

const SubmittedSource = z.object({
  title: line(3, 200),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
});

const common = {
  title: line(10, 120),
  excerpt: line(20, 240),
  sources: z.array(SubmittedSource).max(10),
  /** What `uploadPicture` answered; null: a drawn scene by category. */
  pictureId: z.uuid().nullable(),
};

export const SubmittedNews = z.object({
  kind: z.literal('news'),
  ...common,
  category: NewsCategory,
  fullContent: text(300, 12_000),
});

export const SubmittedInnovation = z.object({
  kind: z.literal('innovation'),
  ...common,
  category: InnovationCategory,
  difficulty: Difficulty,
  minutes: z.int().min(5).max(10_080),
  materials: z.array(line(2, 120)).min(1).max(30),
  steps: z
    .array(z.object({ title: line(2, 80), text: line(10, 600) }))
    .min(2)
    .max(20),
  tips: text(0, 1000),
  safety: text(0, 1000),
  wasteMaterials: z.array(z.enum(materials)).max(5),
});

/** "Bagikan Berita" and "Kirim Ide Kreatif". */
export const SubmittedPiece = z.discriminatedUnion('kind', [SubmittedNews, SubmittedInnovation]);
export type SubmittedPiece = z.infer<typeof SubmittedPiece>;

export const SubmissionState = z.enum(['pending', 'accepted', 'rejected']);

export const Submission = z.object({
  _id: z.uuid(),
  piece: SubmittedPiece,
  /** An address that shows the picture to its owner and to editors for some minutes. */
  picture: z.string().nullable(),
  state: SubmissionState,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** Where it was published. */
  publishedId: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type Submission = z.infer<typeof Submission>;

export const uploadPicture = route({
  method: 'POST',
  path: '/education/pictures',
  summary: 'Keeps a picture for a submission; one that is not used within a day is removed',
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
  summary: 'Sends news or a tutorial; it waits for an editor',
  signedIn: true,
  body: SubmittedPiece,
  response: z.object({ success: z.literal(true), submission: Submission }),
});

export const listMySubmissions = route({
  method: 'GET',
  path: '/education/submissions',
  summary: "The person's own submissions and what became of them, newest first, at most fifty",
  signedIn: true,
  response: z.object({ submissions: z.array(Submission) }),
});

export const withdrawSubmission = route({
  method: 'DELETE',
  path: '/education/submissions/:submissionId',
  summary: 'Takes back a submission that still waits',
  signedIn: true,
  params: z.object({ submissionId: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});
