import { shippedModel } from '@app/classifier/settings';
import type { Database } from '#api/db/database.ts';
import type { InventedScan } from './demo-history.ts';

/** All that stands in the way of harm: such an address is nobody's (RFC 2606). */
const isNobody = (email: string) => email.endsWith('.test');

/** Gives a demo account this history in place of whatever it had. */
export const plantDemoHistory = (db: Database, email: string, scans: InventedScan[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!isNobody(email)) throw new Error(`${email} may be somebody's: a demo account ends in .test`);
    const person = await transaction
      .selectFrom('app.profile')
      .select('id')
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new Error(`Nobody has the address ${email}; ./scripts/demo registers its people`);
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
