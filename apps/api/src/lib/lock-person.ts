import type { Database } from '#api/db/database.ts';

/** What one person does at once is heard one after the other, so that limits hold. False when the person has gone. */
export async function lockPerson(transaction: Database, id: string): Promise<boolean> {
  const person = transaction.selectFrom('app.profile').select('id').where('id', '=', id);
  return (await person.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}
