-- False for who added or owns the place, and for further accounts of one network: their answers are kept, and do not
-- count towards "confirmed" or "closed".
alter table app.listing_confirmation add column is_independent boolean not null default true;
