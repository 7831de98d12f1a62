alter table app.listing
  -- How many independent people said lately that it is open; 0 again when that was too long ago.
  add column confirmed_people integer not null default 0,
  -- Hidden because several people said that it has closed, until an editor decides.
  add column hidden_for_review_at timestamptz,
  add constraint listing_confirmed_people_is_a_count check (confirmed_people >= 0) not valid,
  add constraint listing_under_review_is_hidden check (hidden_for_review_at is null or not is_published) not valid;

-- A registry's place that two people confirmed comes before all that only the registry names, and after what people
-- added or verified. Their word also beats a registry that stopped naming it; a school stays behind the others.
create or replace function app.listing_standing(listing app.listing) returns integer
  language sql immutable set search_path = '' as $$
  select case
      when listing.is_sample then 0
      when listing.source_id is null or listing.verified_at is not null then 200
      when listing.is_institution and listing.confirmed_people >= 2 then 165
      when listing.confirmed_people >= 2 then 195
      when listing.maybe_closed_at is not null then 155
      when listing.is_institution then 160
      when listing.tier = 'A' then 190
      when listing.tier = 'B' then 180
      else 170
    end
    + case when listing.verified_at is null then 0 else 100 end
    + coalesce((listing.rating * 10)::integer, 0)
$$;
