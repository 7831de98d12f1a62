import type { WasteType } from '@app/contract/waste-types';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Queries for prices that were observed outside of the directory. */
export const priceRangeRepository = (db: Database) => ({
  /** What households were paid, the newest first. */
  paidToHouseholds: (types: readonly WasteType[] | undefined) =>
    db
      .selectFrom('app.price_observation')
      .select([
        'waste_type as wasteType',
        'unit',
        'item',
        'amount',
        'region_code as regionCode',
        'city',
        'place',
        sql<string>`observed_on::text`.as('observedOn'),
        'date_basis as dateBasis',
        'source',
        'url',
        'confidence',
      ])
      .where('side', '=', 'household')
      .$if(types !== undefined, (query) => query.where('waste_type', 'in', [...types!]))
      .orderBy('observed_on', 'desc')
      .orderBy('id')
      .execute(),
});

export type ObservationRow = Awaited<
  ReturnType<ReturnType<typeof priceRangeRepository>['paidToHouseholds']>
>[number];
