-- Copies of the API remember who carries a token. Whoever changes what they remember, by whichever
-- way, makes them forget it: the payload is the person's id, once per transaction.
create function app.announce_viewer_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('viewer_changed', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  return null;
end $$;

create trigger session_change_is_announced after update on app.session
  for each row when (old.* is distinct from new.*)
  execute function app.announce_viewer_change('profile_id');

-- Sweeping out sessions that are over must not wake anybody.
create trigger session_end_is_announced after delete on app.session
  for each row when (old.revoked_at is null and old.expires_at > now())
  execute function app.announce_viewer_change('profile_id');

create trigger profile_change_is_announced after update of name, email, role on app.profile
  for each row execute function app.announce_viewer_change('id');

create trigger two_step_change_is_announced after insert or delete or update of confirmed_at on app.two_step
  for each row execute function app.announce_viewer_change('profile_id');
