-- A kept photo whose owner lets the model learn from it. The id is also its name in an export: random, and neither that
-- of the scan nor that of the person. A withdrawn row has no scan: it says only that there was a photo.
create table app.learning_photo (
  id uuid primary key default gen_random_uuid(),
  scan_id uuid unique references app.scan (id) on delete set null,
  state text not null default 'pending'
    check (state in ('pending', 'labelled', 'unclear', 'refused', 'withdrawn')),
  label text check (label in ('organik', 'plastik', 'kertas', 'kaca', 'logam', 'residu', 'b3-elektronik')),
  refusal text check (refusal in ('wajah', 'pelat-nomor', 'dokumen', 'bukan-sampah')),
  constraint learning_photo_withdrawn_has_no_scan check ((state = 'withdrawn') = (scan_id is null)),
  constraint learning_photo_labelled_has_label check ((state = 'labelled') = (label is not null)),
  constraint learning_photo_refused_has_reason check ((state = 'refused') = (refusal is not null))
);
create index learning_photo_state_idx on app.learning_photo (state, id);

-- Whatever removes the photo of a scan, by whichever way, withdraws it here; a deleted scan does so by the foreign key.
create function app.withdraw_removed_photo() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.learning_photo set scan_id = null where scan_id = old.id;
  return null;
end $$;
create trigger scan_photo_is_withdrawn after update of photo_key on app.scan
  for each row when (old.photo_key is not null and new.photo_key is distinct from old.photo_key)
  execute function app.withdraw_removed_photo();
