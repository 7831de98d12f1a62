import type { SuggestedListing } from '@app/contract/directory-suggestion';
import { closedAnswerDays, openAnswerDays } from '@app/contract/directory-status';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { newestFirst, type Position, positionOf } from '#api/lib/time-cursor.ts';

type Confirmation = { listingId: string; profileId: string; isOpen: boolean; isIndependent: boolean };

/** Queries for confirmations that a place is open or closed. */
export const confirmationRepository = (db: Database) => ({
  /**
   * Locks the listing, so that concurrent confirmations are serialised. One that waits for an editor can still be
   * answered: the answer may have been given without a signal, before it was hidden.
   */
  lockListing: async (id: string): Promise<boolean> => {
    const found = await db
      .selectFrom('app.listing')
      .select('id')
      .where('id', '=', id)
      .where((eb) => eb('is_published', '=', true).or('hidden_for_review_at', 'is not', null))
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Whether this person owns the place, or added it. */
  isOwn: async (listingId: string, profileId: string): Promise<boolean> => {
    const { rows } = await sql<{ own: boolean }>`
      select exists (
        select from app.listing_fact
        where listing_id = ${listingId} and profile_id = ${profileId} and said_by = 'owner'
      ) or exists (
        select from app.listing_suggestion as suggestion
        join app.listing as listing on listing.id = suggestion.listing_id and listing.source_id is null
        where suggestion.listing_id = ${listingId} and suggestion.author_id = ${profileId}
          and suggestion.state = 'accepted'
      ) as own`.execute(db);
    return rows[0]!.own;
  },

  /** Repeating the same confirmation on the same day (in Jakarta) changes nothing. */
  save: async ({ listingId, profileId, isOpen, isIndependent }: Confirmation): Promise<Date> => {
    const { rows } = await sql<{ at: Date }>`
      insert into app.listing_confirmation as word (listing_id, profile_id, is_open, is_independent)
      values (${listingId}, ${profileId}, ${isOpen}, ${isIndependent})
      on conflict (listing_id, profile_id) do update set is_open = excluded.is_open,
        -- Who counted once is known not to be a second account, also from a network that somebody else used.
        is_independent = word.is_independent or excluded.is_independent,
        at = case
          when word.is_open = excluded.is_open
            and date_trunc('day', word.at, 'Asia/Jakarta') = date_trunc('day', excluded.at, 'Asia/Jakarta')
          then word.at else excluded.at end
      returning at`.execute(db);
    return rows[0]!.at;
  },

  /** The newest "open", and how many independent people said so lately. */
  openAnswers: async (listingId: string): Promise<{ lastAt: Date | null; people: number }> => {
    const { rows } = await sql<{ lastAt: Date | null; people: number }>`
      select max(at) as "lastAt", (count(*) filter (
        where is_independent and at > now() - ${openAnswerDays} * interval '1 day'
      ))::int as people
      from app.listing_confirmation where listing_id = ${listingId} and is_open`.execute(db);
    return rows[0]!;
  },

  /** Independent people who reported "closed" lately and after the last decision of an editor. */
  countClosed: async (listingId: string): Promise<number> => {
    const { rows } = await sql<{ people: number }>`
      select count(*)::int as people from app.listing_confirmation
      where listing_id = ${listingId} and not is_open and is_independent
        and at > now() - ${closedAnswerDays} * interval '1 day'
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

  /** Confirmations that nobody renewed no longer count; their date stays. */
  expire: () =>
    db
      .updateTable('app.listing')
      .set({ confirmed_people: 0 })
      .where('confirmed_people', '>', 0)
      .where('confirmed_at', '<', sql<Date>`now() - ${openAnswerDays} * interval '1 day'`)
      .execute(),

  ofPerson: (profileId: string, limit: number, before?: Position) =>
    newestFirst(db.selectFrom('app.listing_confirmation').where('profile_id', '=', profileId), {
      createdAt: 'at',
      id: 'listing_id',
      before,
      limit,
    })
      .select(['listing_id as id', 'is_open', 'at', positionOf('at').as('position')])
      .execute(),
});
