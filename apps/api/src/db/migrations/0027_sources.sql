-- Who published the places that were imported.
create table app.source (
  id integer generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- As people know it: "SIPSN".
  title text not null check (char_length(title) between 1 and 60),
  licence text not null check (char_length(licence) <= 500),
  attribution text not null check (char_length(attribution) between 1 and 300),
  -- Of the file that was imported last.
  snapshot_on date not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- How many different files were imported.
  refresh integer not null check (refresh > 0)
);

-- Places whose registry stopped naming them, and how the registry ranks them. `standing` becomes a plain column that
-- a trigger writes: a generated column could be changed only by writing the whole table anew.
alter table app.listing
  -- The old version writes a category and a standing as before.
  -- squawk-ignore ban-drop-not-null
  alter column category drop not null,
  -- A trigger writes it from here on.
  -- squawk-ignore ban-drop-generated-expression
  alter column standing drop expression,
  alter column standing set default 0,
  add column region_code text,
  -- The registry that it came from; null for places that people added.
  add column source_id integer,
  -- A: reported lately, B: some years ago, C: longer ago or never.
  add column tier text,
  -- In a school, office or firm: perhaps for its own people only.
  add column is_institution boolean not null default false,
  add column last_report_year smallint,
  -- Missing from two refreshes of its registry.
  add column maybe_closed_at timestamptz,
  add column merged_into uuid,
  add constraint listing_region_fkey foreign key (region_code) references app.region (code) not valid,
  add constraint listing_source_fkey foreign key (source_id) references app.source (id) not valid,
  add constraint listing_merged_into_fkey foreign key (merged_into) references app.listing (id) not valid,
  add constraint listing_tier_is_known check (tier in ('A', 'B', 'C')) not valid,
  add constraint listing_last_report_year_is_a_year check (last_report_year between 2000 and 2100) not valid,
  add constraint listing_merged_is_hidden check (merged_into is null or not is_published) not valid;

-- The order of a list that is not asked for by distance. What people added or verified comes first, then what only a
-- registry names, then samples.
create function app.listing_standing(listing app.listing) returns integer
  language sql immutable set search_path = '' as $$
  select case
      when listing.is_sample then 0
      when listing.source_id is null or listing.verified_at is not null then 200
      when listing.maybe_closed_at is not null then 155
      when listing.is_institution then 160
      when listing.tier = 'A' then 190
      when listing.tier = 'B' then 180
      else 170
    end
    + case when listing.verified_at is null then 0 else 100 end
    + coalesce((listing.rating * 10)::integer, 0)
$$;

create function app.rank_listing() returns trigger language plpgsql set search_path = '' as $$
begin
  new.standing := app.listing_standing(new);
  return new;
end $$;
create trigger listing_is_ranked before insert or update on app.listing
  for each row execute function app.rank_listing();
