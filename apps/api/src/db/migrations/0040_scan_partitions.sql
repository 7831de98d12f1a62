-- The table of the last file takes the place of the old one, with its rows.
do $$ begin
  if (select count(*) from (select from app.scan limit 10001) as some_rows) > 10000
    and current_setting('pilahbumi.copies_scans', true) is distinct from 'on' then
    raise exception 'app.scan has too many rows to be copied while people wait: see docs/operations/deploy.md';
  end if;
end $$;

-- Nothing is written between copying and dropping.
lock table app.scan in access exclusive mode;
insert into app_partition.scan (id, profile_id, verdict, material, confidence, model_version, photo_key, is_correct,
    true_material, feedback_at, created_at, computed_on)
  select id, profile_id, verdict, material, confidence, model_version, photo_key, is_correct, true_material,
    feedback_at, created_at, computed_on
  from app.scan;
update app.learning_photo as photo set profile_id = scan.profile_id from app.scan where scan.id = photo.scan_id;

-- The reference by owner and id replaces it.
-- squawk-ignore ban-drop-constraint
alter table app.learning_photo drop constraint learning_photo_scan_id_fkey;
-- Its rows are in the new one.
-- squawk-ignore ban-drop-table
drop table app.scan;
-- The old version finds the new table under the old name.
-- squawk-ignore ban-set-schema
alter table app_partition.scan set schema app;

-- Adds the owner for the old version, which knows only the id of a scan.
create function app.name_owner_of_photo() returns trigger language plpgsql set search_path = '' as $$
begin
  select scan.profile_id into new.profile_id from app.scan where scan.id = new.scan_id;
  return new;
end $$;
create trigger learning_photo_names_owner before insert on app.learning_photo
  for each row when (new.profile_id is null) execute function app.name_owner_of_photo();
-- squawk-ignore constraint-missing-not-valid
alter table app.learning_photo add constraint learning_photo_scan_has_owner
  check ((scan_id is null) = (profile_id is null));

create or replace function app.clear_withdrawn_photo() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from app.learning_vote where photo_id = old.id;
  new.profile_id := null;
  new.state := 'withdrawn';
  new.label := null;
  new.refusal := null;
  return new;
end $$;
