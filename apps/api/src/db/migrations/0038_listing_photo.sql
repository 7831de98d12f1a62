-- The photo of a place's front that a member suggests. Without this row there is no photo, and the other way round.
create table app.listing_photo (
  picture_id uuid primary key references app.picture (id) on delete cascade,
  suggestion_id uuid not null unique references app.listing_suggestion (id) on delete cascade,
  -- The place that shows it; null until an editor accepts it.
  listing_id uuid unique references app.listing (id) on delete cascade
);

-- Its picture then goes to `app.orphaned_photo`, and from there out of the store.
create function app.delete_picture_of_listing_photo() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from app.picture where id = old.picture_id;
  return null;
end $$;
create trigger listing_photo_takes_its_picture after delete on app.listing_photo
  for each row execute function app.delete_picture_of_listing_photo();
