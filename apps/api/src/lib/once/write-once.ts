import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { isDeadlock } from '#api/lib/sql-state.ts';
import { idempotencyRepository } from './idempotency.repository.ts';

type Request = { profileId: string; kind: 'post' | 'reply' | 'scan'; key: string | undefined };

/** A migration and a write may each hold what the other waits for. Tried once more, nobody notices. */
async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return work();
  }
}

/**
 * Writes something unless it has been written for this key already; `isNew` says which. The person is locked, so that
 * a button pressed twice is heard one after the other, and limits hold.
 */
export const writeOnce = (
  db: Database,
  { profileId, kind, key }: Request,
  write: (transaction: Database) => Promise<string>,
): Promise<{ id: string; isNew: boolean }> => {
  const attempt = async (transaction: Database) => {
    await lockPerson(transaction, profileId);
    const keys = idempotencyRepository(transaction);
    const done = key === undefined ? undefined : await keys.find(profileId, key);
    if (done && done.kind !== kind) throw new AppError('invalid_input');
    if (done) return { id: done.target_id, isNew: false };
    const id = await write(transaction);
    if (key !== undefined) await keys.remember(profileId, key, kind, id);
    return { id, isNew: true };
  };
  return againAfterDeadlock(() => db.transaction().execute(attempt));
};
