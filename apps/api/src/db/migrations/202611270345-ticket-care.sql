-- A ticket that is the double of another one is closed for good and goes on there. One may rest until a day, is reminded of
-- when nobody answers, and says at its end whether it helped.
alter table ticket
  add column merged_into integer,
  -- Of support alone: not to be looked at before that day.
  add column snoozed_until date,
  -- When the opening side was reminded, of this time of waiting.
  add column reminded_at timestamptz,
  -- "Did this help?", asked of who has opened it, of this time of being closed.
  add column helped boolean,
  add column rated_at timestamptz,
  add constraint ticket_merged_is_closed check (merged_into is null or status_id = 4),
  add constraint ticket_merged_elsewhere check (merged_into <> id),
  add constraint ticket_closed_is_not_snoozed check (snoozed_until is null or status_id <> 4),
  add constraint ticket_reminded_is_waiting check (reminded_at is null or status_id = 3),
  add constraint ticket_rated_is_closed check ((helped is null) = (rated_at is null) and (helped is null or status_id = 4)),
  add foreign key (centre_id, merged_into) references ticket (centre_id, id) on delete set null (merged_into);
create index ticket_merged_into on ticket (centre_id, merged_into);
create index ticket_waiting on ticket (centre_id, waiting_since) where waiting_since is not null and deleted_at is null;
create index ticket_snoozed on ticket (centre_id, snoozed_until) where snoozed_until is not null;

-- Two tickets that have to do with each other: a row for each direction, so that both find it alike.
create table ticket_link (
  centre_id integer not null,
  ticket_id integer not null,
  other_id integer not null,
  primary key (centre_id, ticket_id, other_id),
  check (ticket_id <> other_id),
  foreign key (centre_id, ticket_id) references ticket (centre_id, id) on delete cascade,
  foreign key (centre_id, other_id) references ticket (centre_id, id) on delete cascade
);
create index ticket_link_other on ticket_link (centre_id, other_id, ticket_id);
call wall('ticket_link');

alter table ticket_history
  drop constraint ticket_history_kind_check,
  drop constraint ticket_history_check,
  add constraint ticket_history_kind_check check (kind in ('opened', 'comment', 'name', 'description', 'status',
    'category', 'locations', 'users', 'students', 'attached', 'attachment_removed', 'follows', 'followed', 'assigned',
    'merged', 'absorbed', 'linked', 'unlinked', 'snoozed', 'woken', 'reminded', 'expired', 'rated')),
  add constraint ticket_history_internal_check check (not internal or kind in ('comment', 'attachment_removed',
    'assigned', 'absorbed', 'snoozed', 'woken'));
