import { InnovationCard, NewsCard, PieceKind, pieceParams } from './education.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

/** Likes and saves. Visitors keep them on the device; they are merged on sign-in. */
export const likePiece = route({
  method: 'POST',
  path: '/education/:kind/:id/like',
  summary: 'Likes or unlikes a piece; idempotent',
  signedIn: true,
  params: pieceParams,
  body: z.object({ liked: z.boolean() }),
  response: z.object({ success: z.literal(true), liked: z.boolean(), likes: z.int().min(0) }),
});

export const savePiece = route({
  method: 'POST',
  path: '/education/:kind/:id/save',
  summary: 'Saves or unsaves a piece; idempotent',
  signedIn: true,
  params: pieceParams,
  body: z.object({ saved: z.boolean() }),
  response: z.object({ success: z.literal(true), saved: z.boolean(), saves: z.int().min(0) }),
});

export const PieceMark = z.object({ kind: PieceKind, id: pieceParams.shape.id });
export type PieceMark = z.infer<typeof PieceMark>;

/** Maximum of likes and of saves, per device and per person. */
export const maxMarks = 500;
const Marks = z.object({
  likes: z.array(PieceMark).max(maxMarks),
  saves: z.array(PieceMark).max(maxMarks),
});
export type Marks = z.infer<typeof Marks>;

export const listMarks = route({
  method: 'GET',
  path: '/education/marks',
  summary: 'What the person likes and saved, newest first',
  signedIn: true,
  response: Marks,
});

/** Pieces that no longer exist are skipped. */
export const mergeMarks = route({
  method: 'POST',
  path: '/education/marks',
  summary: 'Adds the likes and saves that a device kept to those of the person',
  signedIn: true,
  body: Marks,
  response: Marks,
});

export const SavedPiece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('news'), savedAt: z.iso.datetime(), piece: NewsCard }),
  z.object({ kind: z.literal('innovation'), savedAt: z.iso.datetime(), piece: InnovationCard }),
]);
export type SavedPiece = z.infer<typeof SavedPiece>;

export const listSavedPieces = route({
  method: 'GET',
  path: '/education/saved',
  summary: 'Saved pieces, the latest first, twenty at a time',
  signedIn: true,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ saved: z.array(SavedPiece), nextCursor: z.string().nullable() }),
});

/** A like or save, for the account export. */
export const ExportedMark = PieceMark.extend({ mark: z.enum(['like', 'save']), markedAt: z.iso.datetime() });
export type ExportedMark = z.infer<typeof ExportedMark>;
