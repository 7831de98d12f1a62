import type { Database } from '#api/db/database.ts';
import { AppError } from './app-error.ts';

/**
 * Serialises concurrent requests of one person, so that limits hold. Throws `not_signed_in` when the account was
 * deleted meanwhile.
 */
export async function lockPerson(transaction: Database, id: string): Promise<void> {
  assertFound(await personOf(transaction, id).forNoKeyUpdate().executeTakeFirst());
}

/** Keeps the account from being deleted meanwhile. Throws `not_signed_in` when it was deleted before. */
export async function lockPersonShared(transaction: Database, id: string): Promise<void> {
  assertFound(await personOf(transaction, id).forKeyShare().executeTakeFirst());
}

const personOf = (transaction: Database, id: string) =>
  transaction.selectFrom('app.profile').select('id').where('id', '=', id);

function assertFound(person: { id: string } | undefined): void {
  if (!person) throw new AppError('not_signed_in');
}
