import {
  type ExportedMark,
  type Marks,
  maxMarks,
  type PieceMark,
  type SavedPiece,
} from '@app/contract/education-marks';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { cutPage } from '#api/lib/cursor.ts';
import { type Batches, inBatches, mapBatches } from '#api/lib/export/batches.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { readSavedCursor, writeCursor } from './list-cursor.ts';
import { type Mark, markRepository } from './mark.repository.ts';
import { type CardRow, innovationCardOf, newsCardOf } from './piece-row.ts';

const page = 20;

const keyOf = ({ kind, id }: PieceMark) => `${kind} ${id}`;

function savedPieceOf(row: CardRow & { saved_at: Date }): SavedPiece {
  const savedAt = row.saved_at.toISOString();
  return row.kind === 'news'
    ? { kind: row.kind, savedAt, piece: newsCardOf(row) }
    : { kind: row.kind, savedAt, piece: innovationCardOf(row) };
}

/** Likes and saves of members. All operations are idempotent. */
export function markService(db: Database) {
  const marks = markRepository(db);

  async function list(profileId: string): Promise<Marks> {
    const of = async (mark: Mark) =>
      (await marks.newest(profileId, mark, maxMarks)).map(({ kind, piece_id: id }) => ({ kind, id }));
    return { likes: await of('like'), saves: await of('save') };
  }

  return {
    list,

    /** Returns the current counters of the piece. */
    set: (profileId: string, mark: Mark, piece: PieceMark, isMarked: boolean) =>
      db.transaction().execute(async (transaction) => {
        const own = markRepository(transaction);
        await lockPerson(transaction, profileId);
        const [found] = await own.lockPieces([piece]);
        if (!found) throw new AppError('not_found');
        if (!isMarked) await own.remove(profileId, mark, piece);
        else if (!(await own.isMarked(profileId, mark, piece))) {
          const room = maxMarks - (await own.count(profileId, mark));
          if (room <= 0) throw new AppError('marks_full');
          await own.add(profileId, mark, [piece], room);
        }
        return own.counters(piece);
      }),

    /** Adds the marks stored on a device; those that no longer exist or exceed the limit are skipped. */
    async merge(profileId: string, deviceMarks: Marks): Promise<Marks> {
      await db.transaction().execute(async (transaction) => {
        const own = markRepository(transaction);
        await lockPerson(transaction, profileId);
        const existing = new Set(
          (await own.lockPieces([...deviceMarks.likes, ...deviceMarks.saves])).map(keyOf),
        );
        for (const [mark, pieces] of [
          ['like', deviceMarks.likes] as const,
          ['save', deviceMarks.saves] as const,
        ]) {
          const room = maxMarks - (await own.count(profileId, mark));
          const added = pieces.filter((piece) => existing.has(keyOf(piece)));
          if (added.length > 0 && room > 0) await own.add(profileId, mark, added, room);
        }
      });
      return list(profileId);
    },

    async saved(profileId: string, cursor: string | undefined) {
      const after = cursor === undefined ? null : readSavedCursor(cursor);
      const rows = await marks.saved(profileId, after, page + 1);
      const { shown, nextCursor } = cutPage(rows, page, ({ saved_position: at, kind, id }) =>
        writeCursor({ at, kind, id }),
      );
      return { saved: shown.map(savedPieceOf), nextCursor };
    },

    async *exportOf(profileId: string): Batches<ExportedMark> {
      for (const mark of ['like', 'save'] as const) {
        const all = inBatches(
          (last: (Pick<PieceMark, 'kind'> & { piece_id: number; position: string }) | undefined, limit) =>
            marks.newest(profileId, mark, limit, last && { ...last, at: last.position, id: last.piece_id }),
        );
        yield* mapBatches(all, ({ kind, piece_id: id, at }) => ({
          kind,
          id,
          mark,
          markedAt: at.toISOString(),
        }));
      }
    },

    /** The database deletes the marks and updates the counters; locking the pieces in order prevents deadlocks. */
    onAccountDeleted: async (transaction: Database, profileId: string): Promise<void> => {
      const own = markRepository(transaction);
      await lockPerson(transaction, profileId);
      await own.lockPiecesOf(profileId);
    },
  };
}

export type MarkService = ReturnType<typeof markService>;
