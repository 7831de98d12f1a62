import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { isDeadlock } from '#api/lib/sql-state.ts';
import { idempotencyRepository } from './idempotency.repository.ts';

type Request = { profileId: string; kind: 'post' | 'reply' | 'scan'; key: string | undefined };

/** A migration and a write may deadlock; the write is retried once. */
async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return work();
  }
}

/**
 * Writes unless this key has been used already; `isNew` says which. The person is locked, so that concurrent duplicates
 * are serialised and limits hold.
 */
export const writeOnce = (
  db: Database,
  { profileId, kind, key }: Request,
  write: (transaction: Database) => Promise<string>,
): Promise<{ id: string; isNew: boolean }> => {
  const attempt = async (transaction: Database) => {
    await lockPerson(transaction, profileId);
    const keys = idempotencyRepository(transaction);
    const existing = key === undefined ? undefined : await keys.find(profileId, key);
    if (existing && existing.kind !== kind) throw new AppError('invalid_input');
    if (existing) return { id: existing.target_id, isNew: false };
    const id = await write(transaction);
    if (key !== undefined) await keys.insert(profileId, key, kind, id);
    return { id, isNew: true };
  };
  return retryOnDeadlock(() => db.transaction().execute(attempt));
};
