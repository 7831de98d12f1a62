-- One classified photo of a member. Visitors leave no row.
create table app.scan (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references app.profile (id) on delete cascade,
  verdict text not null check (verdict in ('sure', 'unsure', 'not-waste')),
  material text not null check (material in ('organik', 'plastik', 'kertas', 'kaca', 'logam')),
  -- Percent with one decimal, as the person saw it.
  confidence numeric(4, 1) not null check (confidence between 0 and 100),
  model_version text not null check (char_length(model_version) between 1 and 40),
  -- Random name in the object store; null when no photo was kept.
  photo_key text unique check (char_length(photo_key) between 20 and 120),
  -- Null until the owner says; false with the material it really was, or with none of the five.
  is_correct boolean,
  true_material text check (true_material in ('organik', 'plastik', 'kertas', 'kaca', 'logam')),
  feedback_at timestamptz,
  created_at timestamptz not null default now(),
  constraint scan_feedback_is_whole check ((is_correct is null) = (feedback_at is null)),
  constraint scan_right_answer_needs_no_other check (true_material is null or is_correct = false)
);
create index scan_history_idx on app.scan (profile_id, created_at desc, id desc);
create index scan_photo_idx on app.scan (profile_id) where photo_key is not null;

-- Photos whose row is gone; the worker empties the store and then this table.
create table app.orphaned_photo (
  photo_key text primary key check (char_length(photo_key) between 20 and 120),
  at timestamptz not null default now()
);

-- Whatever removes a row or its photo, by whichever way, leaves the object's name behind for the worker.
create function app.orphan_photo() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.photo_key is not null and (tg_op = 'DELETE' or new.photo_key is distinct from old.photo_key) then
    insert into app.orphaned_photo (photo_key) values (old.photo_key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger scan_photo_is_orphaned after delete or update of photo_key on app.scan
  for each row execute function app.orphan_photo();

-- Replaced by a wider one; validated in 0022.
-- squawk-ignore ban-drop-constraint
alter table app.consent drop constraint consent_purpose_check;
alter table app.consent add constraint consent_purpose_check
  check (purpose in ('terms', 'privacy', 'newsletter', 'photos')) not valid;
