import type { Database } from '#api/db/database.ts';
import { type ContentFile, readContent } from './content/read-content.ts';
import { pieceWriter } from './piece-writer.repository.ts';

/** The file that each piece was planted from last. */
const plantedFiles = (db: Database) =>
  db
    .selectFrom('app.piece_revision')
    .distinctOn(['kind', 'piece_id'])
    .select(['kind', 'piece_id', 'source_hash'])
    .where('source_hash', 'is not', null)
    .orderBy('kind')
    .orderBy('piece_id')
    .orderBy('number', 'desc')
    .execute();

/** Publishes the texts that come with the product. Who has changed gets a new revision, all others stay as they are. */
export async function plantContent(db: Database, folder: URL): Promise<void> {
  const files: ContentFile[] = await readContent(folder);
  await db.transaction().execute(async (transaction) => {
    // Two migrations may run at once.
    await transaction.selectFrom('app.piece_total').select('kind').orderBy('kind').forUpdate().execute();
    const known = await plantedFiles(transaction);
    const writer = pieceWriter(transaction);
    for (const { piece, frame, sourceHash } of files) {
      const planted = known.find((row) => row.kind === piece.kind && row.piece_id === frame.id);
      const origin = { sourceHash, editorId: null };
      if (!planted) await writer.insert(piece, frame, origin);
      else if (!planted.source_hash?.equals(sourceHash)) await writer.revise(piece, frame, origin);
      else await writer.refreshWords(piece, frame.id);
    }
  });
}
