import type { Material } from '@app/classifier/materials';
import type {
  Difficulty,
  Innovation,
  InnovationCategory,
  NewsCategory,
  Source,
} from '@app/contract/education';
import { readTimeOf } from '@app/contract/education-derived';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { pieceWords } from './piece-words.ts';

type Text = { title: string; excerpt: string; sources: Source[] };
export type WrittenNews = Text & { kind: 'news'; category: NewsCategory; fullContent: string };
export type WrittenInnovation = Text & {
  kind: 'innovation';
  category: InnovationCategory;
  difficulty: Difficulty;
  minutes: number;
  timeRequired: string;
  materials: string[];
  steps: Innovation['steps'];
  tips: string;
  safety: string;
  wasteMaterials: Material[];
};
export type WrittenPiece = WrittenNews | WrittenInnovation;

/** The author, picture and date of a piece. */
export type PieceMetadata = {
  id: number;
  author: string;
  authorProfileId: string | null;
  scene: string | null;
  pictureId: string | null;
  publishedAt: Date;
};

/** The origin of a revision: a file, or an editor. */
type Origin = { sourceHash: Buffer | null; editorId: string | null };

const textsOf = (piece: WrittenPiece): string[] =>
  piece.kind === 'news'
    ? [piece.excerpt, piece.fullContent]
    : [
        piece.excerpt,
        ...piece.materials,
        ...piece.steps.flatMap(({ title, text }) => [title, text]),
        piece.tips,
        piece.safety,
      ];

/** The columns for lists and search, derived from the text. */
export function pieceColumnsOf(piece: WrittenPiece) {
  const { title, category } = piece;
  const wasteMaterials = piece.kind === 'innovation' ? piece.wasteMaterials : [];
  return {
    category,
    difficulty: piece.kind === 'innovation' ? piece.difficulty : null,
    minutes: piece.kind === 'innovation' ? piece.minutes : null,
    waste_materials: wasteMaterials,
    ...pieceWords({ title, category, wasteMaterials, texts: textsOf(piece) }),
  };
}

export const metadataColumnsOf = ({
  author,
  authorProfileId,
  scene,
  pictureId,
  publishedAt,
}: PieceMetadata) => ({
  author,
  author_profile_id: authorProfileId,
  scene,
  picture_id: pictureId,
  published_at: publishedAt,
});

export const revisionColumnsOf = (piece: WrittenPiece) => ({
  title: piece.title,
  excerpt: piece.excerpt,
  sources: JSON.stringify(piece.sources),
  ...(piece.kind === 'news'
    ? { full_content: piece.fullContent, read_time: readTimeOf(piece.fullContent) }
    : {
        time_required: piece.timeRequired,
        materials: piece.materials,
        steps: JSON.stringify(piece.steps),
        tips: piece.tips,
        safety: piece.safety,
      }),
});

/** The only writer of pieces: keeps text, lists and search words consistent. Pass a transaction. */
export function pieceWriter(db: Database) {
  const addRevision = (piece: WrittenPiece, id: number, number: number, { sourceHash, editorId }: Origin) =>
    db
      .insertInto('app.piece_revision')
      .values({
        kind: piece.kind,
        piece_id: id,
        number,
        ...revisionColumnsOf(piece),
        source_hash: sourceHash,
        editor_id: editorId,
      })
      .execute();

  return {
    async insert(piece: WrittenPiece, metadata: PieceMetadata, origin: Origin): Promise<void> {
      const { kind } = piece;
      const { id, publishedAt } = metadata;
      await db
        .insertInto('app.piece')
        .values({
          kind,
          id,
          ...pieceColumnsOf(piece),
          ...metadataColumnsOf(metadata),
          revision: 1,
          updated_at: publishedAt,
        })
        .execute();
      await addRevision(piece, id, 1, origin);
    },

    /** Adds a new revision; earlier revisions are kept. */
    async revise(piece: WrittenPiece, metadata: PieceMetadata, origin: Origin): Promise<void> {
      const { kind } = piece;
      const { revision } = await db
        .updateTable('app.piece')
        .set({
          ...pieceColumnsOf(piece),
          ...metadataColumnsOf(metadata),
          revision: sql`revision + 1`,
          updated_at: sql`now()`,
        })
        .where('kind', '=', kind)
        .where('id', '=', metadata.id)
        .returning('revision')
        .executeTakeFirstOrThrow();
      await addRevision(piece, metadata.id, revision, origin);
    },

    /** Updates the search words of an unchanged text after the stemmer changed. */
    async refreshWords(piece: WrittenPiece, id: number): Promise<void> {
      const { head_words, search_words } = pieceColumnsOf(piece);
      await db
        .updateTable('app.piece')
        .set({ head_words, search_words })
        .where('kind', '=', piece.kind)
        .where('id', '=', id)
        .where(
          sql<boolean>`(head_words, search_words) is distinct from (${head_words}::tsvector, ${search_words}::tsvector)`,
        )
        .execute();
    },
  };
}
