import type { Database } from '#api/db/database.ts';
import { AppError } from './app-error.ts';

/**
 * Serialises concurrent requests of one person, so that limits hold. Throws `not_signed_in` when the account was
 * deleted meanwhile.
 */
export async function lockPerson(transaction: Database, id: string): Promise<void> {
  const person = transaction.selectFrom('app.profile').select('id').where('id', '=', id);
  if (!(await person.forNoKeyUpdate().executeTakeFirst())) throw new AppError('not_signed_in');
}
