import type { Database } from '#api/db/database.ts';
import { AppError } from './app-error.ts';

/**
 * What one person does at once is heard one after the other, so that limits hold. Who deleted their account while the
 * request was on its way is signed in no longer.
 */
export async function lockPerson(transaction: Database, id: string): Promise<void> {
  const person = transaction.selectFrom('app.profile').select('id').where('id', '=', id);
  if (!(await person.forNoKeyUpdate().executeTakeFirst())) throw new AppError('not_signed_in');
}
