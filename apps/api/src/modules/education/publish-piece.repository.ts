import { sceneOfCategory, timeRequiredOf } from '@app/contract/education-derived';
import type { PieceKind } from '@app/contract/education';
import type { SubmittedPiece } from '@app/contract/education-submission';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { pieceWriter, type WrittenPiece } from './piece-writer.repository.ts';

type Publication = {
  piece: SubmittedPiece;
  /** The name as the byline will show it. */
  author: { profileId: string; name: string };
  editorId: string;
};

const sequences = { news: 'app.news_id', innovation: 'app.innovation_id' } as const;

async function nextId(db: Database, kind: PieceKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(${sequences[kind]})::int as id`.execute(db);
  return rows[0]!.id;
}

const toWrittenPiece = (piece: SubmittedPiece): WrittenPiece =>
  piece.kind === 'news' ? piece : { ...piece, timeRequired: timeRequiredOf(piece.minutes) };

/** Publishes a member's piece and returns the id used in its URL. */
export async function publishPiece(
  transaction: Database,
  { piece, author, editorId }: Publication,
): Promise<number> {
  const id = await nextId(transaction, piece.kind);
  const { pictureId } = piece;
  await pieceWriter(transaction).insert(
    toWrittenPiece(piece),
    {
      id,
      author: author.name,
      authorProfileId: author.profileId,
      scene: pictureId === null ? sceneOfCategory[piece.category] : null,
      pictureId,
      publishedAt: new Date(),
    },
    { sourceHash: null, editorId },
  );
  return id;
}
