-- What happened, written in the transaction that did it, for whoever has to hear of it: open pages today. Who wrote a post
-- is looked up when it is announced, so that nothing here has to be erased with an account.
create sequence app.event_id_seq;
create table app.event (
  -- Transactions get their numbers in order but commit in any: below the oldest one still running, nothing can be added.
  xact xid8 not null default pg_current_xact_id(),
  id bigint not null default nextval('app.event_id_seq'),
  at timestamptz not null default now(),
  kind text not null check (kind in ('post', 'reply', 'best-reply', 'changed', 'moderated', 'appeal-decided')),
  post_id uuid,
  reply_id uuid,
  decision_id uuid,
  -- Who got a notification; removed as soon as they were told.
  notified_ids uuid[] check (cardinality(notified_ids) between 1 and 2000),
  -- The order of reading, and the only index that a write pays for.
  primary key (xact, id, at),
  constraint event_has_its_subject check (
    case when kind in ('moderated', 'appeal-decided') then decision_id is not null
      when kind in ('reply', 'best-reply') then post_id is not null and reply_id is not null
      else post_id is not null end)
) partition by range (at);
alter sequence app.event_id_seq owned by app.event.id;

do $$ begin
  perform app.add_partitions('app.event', 'day', now() - interval '1 day', now() + interval '21 days');
end $$;

-- Up to where each reader of app.event has come.
create table app.event_position (
  consumer text primary key check (char_length(consumer) between 1 and 40),
  xact xid8 not null,
  event_id bigint not null,
  -- Of the event at this position; bounds which parts are read.
  at timestamptz not null
);
insert into app.event_position (consumer, xact, event_id, at) values ('live', pg_current_xact_id(), 0, now());
