-- Ids below 101 belong to the texts that come with the product.
create sequence app.news_id as integer minvalue 101;
create sequence app.innovation_id as integer minvalue 101;

-- A published text: news or a tutorial. Each kind counts its own ids, which stand in addresses. What it says is in
-- its revisions; here is what lists are made of, and what is counted.
create table app.piece (
  kind text not null check (kind in ('news', 'innovation')),
  id integer not null check (id >= 1),
  category text not null,
  difficulty text check (difficulty in ('Mudah', 'Sedang', 'Sulit')),
  minutes integer check (minutes between 1 and 100000),
  -- What of the five materials it gives a second life.
  waste_materials text[] not null
    check (waste_materials <@ '{organik,plastik,kertas,kaca,logam}'::text[]),
  -- The name as it stood when the piece was published; "Anonim" once its person has gone.
  author text not null check (char_length(author) between 1 and 100),
  author_profile_id uuid references app.profile (id) on delete set null,
  scene text check (scene ~ '^[a-z]+(-[a-z]+)*$' and char_length(scene) <= 40),
  picture_id uuid,
  revision integer not null check (revision >= 1),
  -- Words as written and their roots, made by the product's own stemmer: of the title and what else says in short
  -- what it is about, and of all the text. Two columns instead of weights: an index does not know weights, and every
  -- text with the word would have to be read.
  head_words tsvector not null,
  search_words tsvector not null,
  likes integer not null default 0 check (likes >= 0),
  saves integer not null default 0 check (saves >= 0),
  views integer not null default 0 check (views >= 0),
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (kind, id),
  constraint piece_category_is_of_kind check (case kind
    when 'news' then category in ('Lingkungan', 'Teknologi', 'Ekonomi', 'Kebijakan', 'Sosial', 'Inovasi')
    else category in
      ('DIY', 'Kompos', 'Kerajinan', 'Dekorasi', 'Furniture', 'Fashion', 'Berkebun', 'Konstruksi') end),
  constraint piece_tutorial_is_whole
    check ((kind = 'innovation') = (difficulty is not null) and (kind = 'innovation') = (minutes is not null)),
  constraint piece_has_a_picture check (scene is not null or picture_id is not null)
-- Counters change all the time, and stay on their page.
) with (fillfactor = 80);

create index piece_newest_idx on app.piece (kind, published_at desc, id desc);
create index piece_category_idx on app.piece (kind, category, published_at desc, id desc);
create index piece_author_idx on app.piece (author_profile_id) where author_profile_id is not null;
create index piece_picture_idx on app.piece (picture_id) where picture_id is not null;
create index piece_head_idx on app.piece using gin (head_words);
create index piece_search_idx on app.piece using gin (search_words);

-- What a piece said, from its first day on.
create table app.piece_revision (
  kind text not null,
  piece_id integer not null,
  number integer not null check (number >= 1),
  title text not null check (char_length(title) between 3 and 120),
  excerpt text not null check (char_length(excerpt) between 1 and 240),
  -- Of news.
  full_content text check (char_length(full_content) between 1 and 20000),
  read_time integer check (read_time >= 1),
  -- Of tutorials.
  time_required text check (char_length(time_required) between 1 and 80),
  materials text[] check (cardinality(materials) between 1 and 30),
  steps jsonb check (jsonb_typeof(steps) = 'array'),
  tips text check (char_length(tips) <= 2000),
  safety text check (char_length(safety) <= 2000),
  sources jsonb not null check (jsonb_typeof(sources) = 'array'),
  -- SHA-256 of the file it came from; null for what members wrote.
  source_hash bytea check (octet_length(source_hash) = 32),
  editor_id uuid references app.profile (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (kind, piece_id, number),
  foreign key (kind, piece_id) references app.piece (kind, id) on delete cascade,
  constraint piece_revision_is_of_kind check (case kind
    when 'news' then num_nonnulls(full_content, read_time) = 2
      and num_nonnulls(time_required, materials, steps, tips, safety) = 0
    else num_nonnulls(full_content, read_time) = 0
      and num_nonnulls(time_required, materials, steps, tips, safety) = 5 end)
);
create index piece_revision_editor_idx on app.piece_revision (editor_id) where editor_id is not null;
alter table app.piece add foreign key (kind, id, revision)
  references app.piece_revision (kind, piece_id, number) deferrable initially deferred;

-- However a person leaves, their name leaves with them.
create function app.forget_author() returns trigger language plpgsql set search_path = '' as $$
begin
  new.author := 'Anonim';
  return new;
end $$;
create trigger piece_author_is_forgotten before update of author_profile_id on app.piece
  for each row when (old.author_profile_id is not null and new.author_profile_id is null)
  execute function app.forget_author();

-- How many there are; counting them for every page would read them all.
create table app.piece_total (
  kind text primary key check (kind in ('news', 'innovation')),
  count integer not null check (count >= 0)
);
insert into app.piece_total (kind, count) values ('news', 0), ('innovation', 0);
create function app.count_pieces() returns trigger language plpgsql set search_path = '' as $$
begin
  update app.piece_total as total
    set count = total.count + case tg_op when 'INSERT' then change.count else -change.count end
    from (select kind, count(*) as count from changed group by kind) as change
    where total.kind = change.kind;
  return null;
end $$;
create trigger piece_is_counted after insert on app.piece
  referencing new table as changed for each statement execute function app.count_pieces();
create trigger piece_is_uncounted after delete on app.piece
  referencing old table as changed for each statement execute function app.count_pieces();

-- What a person likes, and keeps for later.
create table app.piece_mark (
  profile_id uuid not null references app.profile (id) on delete cascade,
  mark text not null check (mark in ('like', 'save')),
  kind text not null,
  piece_id integer not null,
  at timestamptz not null default now(),
  primary key (profile_id, mark, kind, piece_id),
  foreign key (kind, piece_id) references app.piece (kind, id) on delete cascade
);
create index piece_mark_newest_idx on app.piece_mark (profile_id, mark, at desc, kind desc, piece_id desc);
create index piece_mark_piece_idx on app.piece_mark (kind, piece_id);

-- Row and counter change together, also when an account goes with all that hangs on it.
create function app.count_piece_marks() returns trigger language plpgsql set search_path = '' as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Always in the same order: two people wait for each other instead of blocking each other.
  perform from app.piece where (piece.kind, piece.id) in (select changed.kind, changed.piece_id from changed)
    order by piece.kind, piece.id for no key update;
  update app.piece set likes = piece.likes + sign * change.likes, saves = piece.saves + sign * change.saves
    from (
      select changed.kind, changed.piece_id, count(*) filter (where changed.mark = 'like') as likes,
        count(*) filter (where changed.mark = 'save') as saves
      from changed group by changed.kind, changed.piece_id
    ) as change
    where piece.kind = change.kind and piece.id = change.piece_id;
  return null;
end $$;
create trigger piece_mark_is_counted after insert on app.piece_mark
  referencing new table as changed for each statement execute function app.count_piece_marks();
create trigger piece_mark_is_uncounted after delete on app.piece_mark
  referencing old table as changed for each statement execute function app.count_piece_marks();

-- The words of pieces, apart from those of listings in app.search_word: a slip in a search for a place must not be
-- read as a word that only some article has.
create table app.piece_word (
  word text collate "C" primary key
);
create index piece_word_similar_idx on app.piece_word using gin (word gin_trgm_ops);
create function app.learn_piece_words() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.piece_word (word)
  select learnt.word collate "C" from unnest(tsvector_to_array(new.search_words)) as learnt (word)
  where not exists (select from app.piece_word as known where known.word = learnt.word collate "C")
  -- Always in the same order: two writers wait for each other instead of blocking each other.
  order by 1
  on conflict do nothing;
  return null;
end $$;
create trigger piece_words_are_learnt after insert or update of search_words on app.piece
  for each row execute function app.learn_piece_words();
