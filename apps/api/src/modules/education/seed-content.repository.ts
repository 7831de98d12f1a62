import type { Database } from '#api/db/database.ts';
import { type ContentFile, readContent } from './content/read-content.ts';
import { pieceWriter } from './piece-writer.repository.ts';

/** The file hash that each piece was last seeded from. */
const seededFiles = (db: Database) =>
  db
    .selectFrom('app.piece_revision')
    .distinctOn(['kind', 'piece_id'])
    .select(['kind', 'piece_id', 'source_hash'])
    .where('source_hash', 'is not', null)
    .orderBy('kind')
    .orderBy('piece_id')
    .orderBy('number', 'desc')
    .execute();

/** Publishes the content files of the product. Changed files get a new revision; the others stay unchanged. */
export async function seedContent(db: Database, folder: URL): Promise<void> {
  const files: ContentFile[] = await readContent(folder);
  await db.transaction().execute(async (transaction) => {
    // A lock, because two migrations may run concurrently.
    await transaction.selectFrom('app.piece_total').select('kind').orderBy('kind').forUpdate().execute();
    const known = await seededFiles(transaction);
    const writer = pieceWriter(transaction);
    for (const { piece, metadata, sourceHash } of files) {
      const seeded = known.find((row) => row.kind === piece.kind && row.piece_id === metadata.id);
      const origin = { sourceHash, editorId: null };
      if (!seeded) await writer.insert(piece, metadata, origin);
      else if (!seeded.source_hash?.equals(sourceHash)) await writer.revise(piece, metadata, origin);
      else await writer.refreshWords(piece, metadata.id);
    }
  });
}
