-- Whose rows the worker still has to take away. What may be a hundred thousand rows refers to no profile (0042 to 0047):
-- deleting an account must not wait for them. For some minutes again and again: one may still have been under way.
create table app.departed_member (
  profile_id uuid primary key,
  at timestamptz not null default now()
);
create or replace function app.note_departed_liker() returns trigger language plpgsql set search_path = '' as $$
begin
  -- At once, as the privacy policy says: nobody is shown these photos any more.
  update app.learning_photo set scan_id = null where profile_id = old.id;
  insert into app.departed_member (profile_id) values (old.id) on conflict do nothing;
  insert into app.departed_liker (profile_id) values (old.id) on conflict do nothing;
  return null;
end $$;

