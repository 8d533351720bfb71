-- Which listener has acted on which event: written in the transaction of what it did, so that an event that is taken up twice
-- has its effects once. Kept for longer than a job may wait to be tried again.
create table event_heard (
  centre_id integer not null,
  event_id uuid not null,
  listener text not null check (length(listener) <= 120),
  at timestamptz not null,
  primary key (centre_id, event_id, listener)
);
create index event_heard_at on event_heard (centre_id, at);
call wall('event_heard');
