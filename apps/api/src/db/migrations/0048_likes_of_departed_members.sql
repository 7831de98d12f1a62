-- The likes of a deleted account are taken away like its other rows; app.departed_liker is not used any more.
insert into app.departed_member (profile_id, at)
  select profile_id, at from app.departed_liker
on conflict do nothing;
create or replace function app.note_departed_liker() returns trigger language plpgsql set search_path = '' as $$
begin
  -- At once, as the privacy policy says: nobody is shown these photos any more.
  update app.learning_photo set scan_id = null where profile_id = old.id;
  insert into app.departed_member (profile_id) values (old.id) on conflict do nothing;
  return null;
end $$;
