import type { Zone } from '@app/contract/provinces';
import { type RawBuilder, sql } from 'kysely';
import { lexeme } from '#api/lib/search/word-query.ts';
import { tokenOf } from './search/search-tokens.ts';

/** The conditions of a search. */
export type Conditions = {
  facets: string[];
  /** The code of a region: the listings in it. */
  region: string | null;
  /** tsqueries: one that it must match, one that it must not. */
  matches: string | null;
  matchesNot: string | null;
  /** Minute of the week on each clock. */
  openAt: Record<Zone, number> | null;
};

type Condition = RawBuilder<unknown>;

/** The conditions that the index of filters and words supports. */
export const indexedConditions = ({ facets, region, matches }: Conditions): Condition[] => [
  ...(facets.length > 0 ? [sql`listing.facets @> ${facets}::text[]`] : []),
  ...(region === null ? [] : [sql`listing.search_words @@ ${lexeme(tokenOf.region(region))}::tsquery`]),
  ...(matches === null ? [] : [sql`listing.search_words @@ ${matches}::tsquery`]),
];

export const otherConditions = ({ matchesNot, openAt }: Conditions): Condition[] => [
  ...(matchesNot === null ? [] : [sql`not listing.search_words @@ ${matchesNot}::tsquery`]),
  ...(openAt === null
    ? []
    : [
        sql`listing.opening @> case listing.zone
          when 'WIB' then ${openAt.WIB}::int when 'WITA' then ${openAt.WITA}::int else ${openAt.WIT}::int end`,
      ]),
];

/** The same condition in a form that no index can use. */
export const unindexed = (condition: Condition): Condition => sql`(${condition}) is true`;

export const allOf = (...conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
