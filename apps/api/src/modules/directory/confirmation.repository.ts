import type { SuggestedListing } from '@app/contract/directory-suggestion';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

type Confirmation = { listingId: string; profileId: string; isOpen: boolean };

/** Queries for confirmations that a place is open or closed. */
export const confirmationRepository = (db: Database) => ({
  /** Locks the listing, so that concurrent confirmations are serialised. */
  lockListing: async (id: string): Promise<boolean> => {
    const found = await db
      .selectFrom('app.listing')
      .select('id')
      .where('id', '=', id)
      .where('is_published', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Repeating the same confirmation on the same day (in Jakarta) changes nothing. */
  save: async ({ listingId, profileId, isOpen }: Confirmation): Promise<Date> => {
    const { rows } = await sql<{ at: Date }>`
      insert into app.listing_confirmation as word (listing_id, profile_id, is_open)
      values (${listingId}, ${profileId}, ${isOpen})
      on conflict (listing_id, profile_id) do update set is_open = excluded.is_open, at = case
        when word.is_open = excluded.is_open
          and date_trunc('day', word.at, 'Asia/Jakarta') = date_trunc('day', excluded.at, 'Asia/Jakarta')
        then word.at else excluded.at end
      returning at`.execute(db);
    return rows[0]!.at;
  },

  lastOpen: async (listingId: string): Promise<Date | null> => {
    const { at } = await db
      .selectFrom('app.listing_confirmation')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('listing_id', '=', listingId)
      .where('is_open', '=', true)
      .executeTakeFirstOrThrow();
    return at;
  },

  /** Number of people who reported "closed" in the last 30 days and after the last decision of an editor. */
  countClosed: async (listingId: string): Promise<number> => {
    const { rows } = await sql<{ people: number }>`
      select count(*)::int as people from app.listing_confirmation
      where listing_id = ${listingId} and not is_open and at > now() - interval '30 days'
        and at > coalesce((
          select max(decided_at) from app.listing_suggestion
          where listing_suggestion.listing_id = ${listingId} and kind = 'closure'
        ), '-infinity')`.execute(db);
    return rows[0]!.people;
  },

  /** At most one is pending per listing. */
  suggestClosure: (listingId: string, proposal: SuggestedListing, note: string) =>
    db
      .insertInto('app.listing_suggestion')
      .values({ kind: 'closure', listing_id: listingId, proposal: JSON.stringify(proposal), note })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  ofPerson: (profileId: string, limit: number) =>
    db
      .selectFrom('app.listing_confirmation')
      .select(['listing_id', 'is_open', 'at'])
      .where('profile_id', '=', profileId)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute(),
});
