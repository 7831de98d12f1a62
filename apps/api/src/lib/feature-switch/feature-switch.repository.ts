import type { Database } from '#api/db/database.ts';
import type { Feature } from './features.ts';

/** SQL of the feature switches. */
export const featureSwitchRepository = (db: Database) => ({
  async namesOff(): Promise<Set<string>> {
    const rows = await db
      .selectFrom('app.feature_switch')
      .select('name')
      .where('is_on', '=', false)
      .execute();
    return new Set(rows.map(({ name }) => name));
  },

  async turn(name: Feature, isOn: boolean): Promise<void> {
    await db
      .insertInto('app.feature_switch')
      .values({ name, is_on: isOn })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on: isOn, changed_at: new Date() }))
      .execute();
  },
});
