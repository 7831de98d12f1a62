-- Which labelled photos an operator took out, and for which version of the model.
create table app.learning_export (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  model_version text check (char_length(model_version) between 1 and 40),
  -- Null while its files are written, and for ever when that failed: such an export is not counted.
  finished_at timestamptz
);

-- Written before the files, so that no file can be forgotten when its photo is withdrawn.
create table app.learning_export_photo (
  export_id integer not null references app.learning_export (id),
  photo_id uuid not null references app.learning_photo (id),
  primary key (export_id, photo_id)
);
create index learning_export_photo_idx on app.learning_export_photo (photo_id);

alter table app.public_figures
  add column learning_collected bigint not null default 0 check (learning_collected >= 0),
  add column learning_labelled bigint not null default 0,
  -- [{ "version": "2.1.0", "photos": 12 }], the newest first.
  add column learning_used jsonb not null default '[]' check (pg_column_size(learning_used) <= 4000),
  -- One row a day.
  -- squawk-ignore constraint-missing-not-valid
  add constraint public_figures_labelled_were_collected
    check (learning_labelled between 0 and learning_collected);
