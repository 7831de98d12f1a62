import { shippedModel } from '@app/classifier/settings';
import type { Database } from '#api/db/database.ts';
import type { InventedScan } from './demo-history.ts';

/** Protects real accounts: no real address has this domain (RFC 2606). */
const isTestAddress = (email: string) => email.endsWith('.test');

/** Replaces the history of a demo account. */
export const seedDemoHistory = (db: Database, email: string, scans: InventedScan[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!isTestAddress(email))
      throw new Error(`${email} may be a real account: a demo address ends in .test`);
    const person = await transaction
      .selectFrom('app.profile')
      .select('id')
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (!person)
      throw new Error(`Nobody has the address ${email}; ./scripts/demo registers the demo accounts`);
    await transaction.deleteFrom('app.scan').where('profile_id', '=', person.id).execute();
    const rows = scans.map(({ at, material, confidence, isCorrect, trueMaterial }) => ({
      profile_id: person.id,
      verdict: 'sure' as const,
      material,
      confidence,
      model_version: shippedModel.version,
      is_correct: isCorrect,
      true_material: trueMaterial,
      feedback_at: at,
      created_at: at,
    }));
    await transaction.insertInto('app.scan').values(rows).execute();
  });
