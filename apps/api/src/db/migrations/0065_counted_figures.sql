-- The public figures of tables that grow without end are counted once and kept by their changes. A change is a row of
-- its own, so that nobody waits for a counter; the worker adds them up.

-- What was counted of a table, in the order of its slices.
create table app.figure_count (
  source text primary key check (source in ('profile', 'post', 'scan', 'learning_photo')),
  -- Changes of these slices are added; rows of later ones are still to be counted, with what changed in them.
  slices_counted integer not null default 0 check (slices_counted >= 0),
  is_complete boolean not null default false,
  members bigint not null default 0,
  posts bigint not null default 0,
  scans bigint not null default 0,
  judged bigint not null default 0,
  accurate bigint not null default 0,
  learning_collected bigint not null default 0,
  learning_labelled bigint not null default 0
);
insert into app.figure_count (source) values ('profile'), ('post'), ('scan'), ('learning_photo');

-- Written in the transaction of the change, so that a snapshot sees both or neither. Says nothing about whose it is.
create table app.figure_change (
  id bigint generated always as identity primary key,
  source text not null,
  slice integer not null,
  members integer,
  posts integer,
  scans integer,
  judged integer,
  accurate integer,
  learning_collected integer,
  learning_labelled integer
);

-- The first sixteen bits of an id, of which one in 65,536 has the same.
create function app.figure_slice(id uuid) returns integer language sql immutable parallel safe as $$
  select ('x' || pg_catalog.left(id::pg_catalog.text, 4))::pg_catalog.bit(16)::pg_catalog.int4
$$;
create function app.figure_slice(seq bigint) returns integer language sql immutable parallel safe as $$
  select (seq >> 12)::pg_catalog.int4
$$;

-- Without a search path of their own, which would take as long as the rest: they run as who writes, and name schemas.
create function app.note_profile_figures() returns trigger language plpgsql as $$
begin
  insert into app.figure_change (source, slice, members)
    values ('profile', app.figure_slice(coalesce(new.id, old.id)), case tg_op when 'INSERT' then 1 else -1 end);
  return null;
end $$;

create function app.note_post_figures() returns trigger language plpgsql as $$
begin
  insert into app.figure_change (source, slice, posts)
    values ('post', app.figure_slice(coalesce(new.seq, old.seq)), case when new.state = 'visible' then 1 else -1 end);
  return null;
end $$;

create function app.note_scan_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into app.figure_change (source, slice, scans, judged, accurate)
      values ('scan', app.figure_slice(new.profile_id), 1, num_nonnulls(new.is_correct), coalesce(new.is_correct, false)::int);
  else
    insert into app.figure_change (source, slice, judged, accurate)
      values ('scan', app.figure_slice(new.profile_id), num_nonnulls(new.is_correct) - num_nonnulls(old.is_correct),
        coalesce(new.is_correct, false)::int - coalesce(old.is_correct, false)::int);
  end if;
  return null;
end $$;
-- Of a statement: an account with many scans is deleted in batches of them.
create function app.note_deleted_scan_figures() returns trigger language plpgsql as $$
begin
  insert into app.figure_change (source, slice, scans, judged, accurate)
    select 'scan', app.figure_slice(gone.profile_id), -count(*), -count(gone.is_correct),
      -count(*) filter (where gone.is_correct)
    from gone group by 2;
  return null;
end $$;

create function app.note_learning_photo_figures() returns trigger language plpgsql as $$
begin
  insert into app.figure_change (source, slice, learning_collected, learning_labelled)
    values ('learning_photo', app.figure_slice(coalesce(new.id, old.id)),
      coalesce(new.state <> 'withdrawn', false)::int - coalesce(old.state <> 'withdrawn', false)::int,
      coalesce(new.state = 'labelled', false)::int - coalesce(old.state = 'labelled', false)::int);
  return null;
end $$;
