-- It has done its work in 0061, and nothing else calls it.
-- squawk-ignore ban-drop-function
drop procedure app.mark_sampled_posts();

-- What may be a phone or an identity number is no word for suggestions: five digits or more, or mostly digits.
create function app.is_post_word(word text) returns boolean language sql immutable parallel safe set search_path = ''
  return left(word, 1) <> '#' and char_length(word) between 3 and 30
    and regexp_count(word, '[0-9]') < 5 and 2 * regexp_count(word, '[0-9]') <= char_length(word);

-- Words that a post has lost, by deletion, hiding or editing. The worker looks whether another post still has them.
create table app.leaving_post_word (
  word text collate "C" primary key,
  -- Renewed whenever another post loses the word, so that the worker notices what happened while it looked.
  at timestamptz not null default clock_timestamp(),
  -- A post that was being written meanwhile may have found the word still there: it is looked for once more.
  removed_at timestamptz
);

create or replace function app.learn_post_words() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.state <> 'visible' then return null; end if;
  insert into app.post_word (word)
  select learnt.word collate "C" from unnest(tsvector_to_array(new.words)) as learnt (word)
  where app.is_post_word(learnt.word)
    and not exists (select from app.post_word as known where known.word = learnt.word collate "C")
  -- Always in the same order: two writers wait for each other instead of blocking each other.
  order by 1
  on conflict do nothing;
  return null;
end $$;

create function app.note_leaving_post_words() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.leaving_post_word (word)
  select lost.word collate "C" from unnest(tsvector_to_array(old.words)) as lost (word)
  where app.is_post_word(lost.word)
    and (tg_op = 'DELETE' or new.state <> 'visible' or lost.word <> all (tsvector_to_array(new.words)))
  order by 1
  on conflict (word) do update set at = clock_timestamp(), removed_at = null;
  return null;
end $$;

delete from app.post_word where not app.is_post_word(word);
-- Of posts that were deleted before.
insert into app.leaving_post_word (word) select word from app.post_word;

create trigger post_words_are_learnt_again after update of state on app.post
  for each row when (old.state <> 'visible' and new.state = 'visible') execute function app.learn_post_words();
create trigger post_words_leave after update of words, state on app.post
  for each row when (old.state = 'visible') execute function app.note_leaving_post_words();
create trigger post_words_leave_with_post after delete on app.post
  for each row when (old.state = 'visible') execute function app.note_leaving_post_words();
