-- Every 512th post carries, as a word, the number of its stretch of 2^20 posts once more. These few thousand posts tell
-- a search how often its words occur in a million posts before it asks for all of them: a word that was common long ago
-- and is absent since would otherwise be gathered whole.
create or replace function app.mark_post_words() returns trigger language plpgsql set search_path = '' as $$
begin
  new.words := new.words || array_to_tsvector(
    array['#a' || (new.seq >> 12), '#b' || (new.seq >> 14), '#c' || (new.seq >> 16), '#d' || (new.seq >> 18),
      '#e' || (new.seq >> 20), '#k' || new.category]
    || case when new.seq % 512 = 0 then array['#s' || (new.seq >> 20)] else '{}' end
    || array(select '#t' || tag from unnest(new.tags) as tag)
  );
  return new;
end $$;

-- The same for the posts of before, called by 0061: five hundred at a time, so that nobody waits long for one of them.
create procedure app.mark_sampled_posts() language plpgsql as $$
declare
  last bigint := coalesce((select max(seq) from app.post), 0);
begin
  for start in 512 .. last by 512 * 500 loop
    update app.post set words = words
    where seq in (select n from generate_series(start, least(start + 512 * 499, last), 512) as n)
      and not words @@ ('''#s' || (seq >> 20) || '''')::tsquery;
    commit;
  end loop;
end $$;
