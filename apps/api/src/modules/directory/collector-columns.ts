import { type RawBuilder, sql } from 'kysely';

export type Point = { latitude: number; longitude: number };

/** On a sphere. Null without a point. */
export const metresFrom = (point: Point | null): RawBuilder<number | null> =>
  point
    ? sql`st_distance(listing.location, st_point(${point.longitude}, ${point.latitude}, 4326)::geography, false)`
    : sql`null::double precision`;

/**
 * What a card shows, of a table or subquery named `listing`. The prices are read for the rows of the page
 * only, the registry not at all for places that people added.
 */
export const collectorColumns = sql`
  listing.id, listing.name, listing.kind, listing.category, listing.rating::float8 as rating, listing.province,
  listing.zone, listing.city, listing.region_code, st_x(listing.map_point) as x, st_y(listing.map_point) as y, listing.phone, listing.opening::text as opening, listing.pickup,
  listing.verified_at is not null as is_verified, listing.confirmed_at, listing.confirmed_people, listing.is_sample,
  case when listing.source_id is not null then json_build_object(
    'names', app.source_names(listing.source_id), 'lastReportYear', listing.last_report_year,
    'isInstitution', listing.is_institution, 'maybeClosed', listing.maybe_closed_at is not null
  ) end as registry,
  array_to_json(array(
    select json_build_object(
      'wasteType', price.waste_type, 'condition', price.condition, 'amount', price.amount, 'unit', price.unit,
      'minimum', price.minimum, 'observedOn', price.observed_on, 'source', price.source
    )
    from app.listing_price as price where price.listing_id = listing.id
  )) as prices`;

/** The columns that `collectorColumns`, the filters and the order need, for the subqueries. */
export const neededColumns = sql`
  listing.id, listing.name, listing.kind, listing.category, listing.rating, listing.province, listing.zone,
  listing.city, listing.region_code, listing.location, listing.map_point, listing.phone, listing.opening, listing.pickup, listing.verified_at,
  listing.confirmed_at, listing.confirmed_people, listing.is_sample, listing.source_id, listing.is_institution, listing.last_report_year,
  listing.maybe_closed_at, listing.standing, listing.facets, listing.search_words`;
