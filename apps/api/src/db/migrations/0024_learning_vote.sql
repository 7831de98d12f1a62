-- What a labeler saw in a photo. At most four people are asked.
create table app.learning_vote (
  photo_id uuid not null references app.learning_photo (id) on delete cascade,
  number smallint not null check (number between 1 and 4),
  -- Null once the labeler's account is deleted; the vote still counts.
  labeler_id uuid references app.profile (id) on delete set null,
  answer text not null check (answer in ('organik', 'plastik', 'kertas', 'kaca', 'logam', 'residu', 'b3-elektronik',
    'tidak-jelas', 'wajah', 'pelat-nomor', 'dokumen', 'bukan-sampah')),
  at timestamptz not null default now(),
  primary key (photo_id, number),
  constraint learning_vote_once_per_labeler unique (photo_id, labeler_id)
);
create index learning_vote_labeler_idx on app.learning_vote (labeler_id, at desc);

-- A photo without its scan keeps nothing that was said about it.
create function app.clear_withdrawn_photo() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.learning_vote where photo_id = old.id;
  new.state := 'withdrawn';
  new.label := null;
  new.refusal := null;
  return new;
end $$;
create trigger learning_photo_is_cleared before update of scan_id on app.learning_photo
  for each row when (old.scan_id is not null and new.scan_id is null)
  execute function app.clear_withdrawn_photo();
