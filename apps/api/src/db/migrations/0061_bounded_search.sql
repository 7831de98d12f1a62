-- outside a transaction
-- The shortest words with a beginning are found length by length, however many words begin like that.
create index concurrently if not exists post_word_length_idx on app.post_word (char_length(word), word);
call app.mark_sampled_posts();
