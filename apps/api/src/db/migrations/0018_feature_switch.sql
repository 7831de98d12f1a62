-- Features that an operator can turn off while the product runs. A feature without a row is on.
create table app.feature_switch (
  name text primary key check (name ~ '^[a-z-]{1,40}$'),
  is_on boolean not null,
  changed_at timestamptz not null default now()
);
