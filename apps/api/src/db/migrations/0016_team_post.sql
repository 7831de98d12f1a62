-- Questions that the team asked and answered itself, from content/community. They have no author_id: nobody can sign
-- in as the team, and what is listed here is what the pages mark as the team's.
create table app.team_post (
  -- The number of the file.
  id integer primary key check (id between 1 and 99),
  post_id uuid not null unique references app.post (id) on delete cascade,
  -- The answer. It goes only with its post, so there is no second reference.
  reply_id uuid not null unique,
  source_hash bytea not null
);
