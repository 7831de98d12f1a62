import type { listUnknownItems } from '@app/contract/item';
import type { RouteOutput } from '@app/contract/route';
import { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { cursorDecoder, cutPage, encodeCursor } from '#api/lib/cursor.ts';
import { unknownItemRepository } from './unknown-item.repository.ts';

const page = 50;
const readPosition = cursorDecoder(z.tuple([z.int(), z.string()]));

/** Words that the A–Z did not find: counted for everybody, read by editors. */
export function unknownItemService(db: Database) {
  const unknown = unknownItemRepository(db);
  return {
    count: (word: string) => unknown.count(word),

    waiting: () => unknown.waiting(),

    async list(cursor: string | undefined): Promise<RouteOutput<typeof listUnknownItems>> {
      const [count, word] = cursor === undefined ? [] : readPosition(cursor);
      const after = count === undefined || word === undefined ? undefined : { count, word };
      const rows = await unknown.most(page + 1, after);
      const { shown, nextCursor } = cutPage(rows, page, (last) => encodeCursor([last.count, last.word]));
      return { items: shown, nextCursor };
    },

    async dismiss(word: string): Promise<void> {
      if (!(await unknown.dismiss(word))) throw new AppError('not_found');
    },
  };
}

export type UnknownItemService = ReturnType<typeof unknownItemService>;
