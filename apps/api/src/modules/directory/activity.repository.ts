import type { ActivityState } from '@app/contract/dashboard';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { ActivitySource } from '#api/lib/activity-source.ts';
import { newestFirst, positionOf } from '#api/lib/time-cursor.ts';

const addressOf = (listingId: string | null) => listingId && `/sell-waste/${listingId}`;

/** Suggestions of a person with their state. */
export const suggestionActivity =
  (db: Database): ActivitySource =>
  async (personId, before, limit) => {
    const rows = await newestFirst(
      db
        .selectFrom('app.listing_suggestion as suggestion')
        .leftJoin('app.listing as listing', (join) =>
          join.onRef('listing.id', '=', 'suggestion.listing_id').on('listing.is_published', '=', true),
        )
        .select([
          'suggestion.id',
          sql<string>`suggestion.proposal ->> 'name'`.as('title'),
          'suggestion.state',
          'listing.id as listing_id',
          positionOf('suggestion.created_at').as('position'),
        ])
        .where('suggestion.author_id', '=', personId),
      { createdAt: 'suggestion.created_at', id: 'suggestion.id', before, limit },
    ).execute();
    return rows.map(({ id, title, state, listing_id, position }) => ({
      kind: 'suggestion',
      _id: id,
      title,
      state: state as ActivityState,
      address: addressOf(listing_id),
      position,
    }));
  };

/** Confirmations of a person. They have no id of their own, because there is one per listing. */
export const confirmationActivity =
  (db: Database): ActivitySource =>
  async (personId, before, limit) => {
    const rows = await newestFirst(
      db
        .selectFrom('app.listing_confirmation as word')
        .innerJoin('app.listing as listing', 'listing.id', 'word.listing_id')
        .select([
          'word.listing_id as id',
          'word.is_open',
          'listing.name',
          'listing.is_published',
          positionOf('word.at').as('position'),
        ])
        .where('word.profile_id', '=', personId),
      { createdAt: 'word.at', id: 'word.listing_id', before, limit },
    ).execute();
    return rows.map(({ id, is_open, name, is_published, position }) => ({
      kind: 'confirmation',
      _id: id,
      title: name,
      state: is_open ? 'open' : 'closed',
      address: addressOf(is_published ? id : null),
      position,
    }));
  };
