-- A ticket that support has handed up to the platform ('up'), and the one it has become there ('down'). Both sides know it by a
-- key that says nothing; where the other one is stands here alone and is shown to nobody.
create table raised_ticket (
  centre_id integer not null,
  ticket_id integer not null,
  key uuid not null,
  side text not null check (side in ('up', 'down')),
  other_centre integer not null references centre (id) on delete cascade,
  primary key (centre_id, ticket_id),
  constraint raised_ticket_key unique (centre_id, key),
  foreign key (centre_id, ticket_id) references ticket (centre_id, id) on delete cascade
);
create index raised_ticket_other on raised_ticket (other_centre);
call wall('raised_ticket');

-- What came over from the other side, by the line there: each comes once, however often it is brought.
create table raised_line (
  centre_id integer not null references centre (id) on delete cascade,
  key uuid not null,
  line integer not null,
  created_at timestamptz not null,
  primary key (centre_id, key, line)
);
call wall('raised_line');

alter table ticket_history
  -- Who wrote, where that is nobody of the center.
  add column author text check (length(author) between 1 and 200),
  drop constraint ticket_history_kind_check,
  drop constraint ticket_history_internal_check,
  add constraint ticket_history_kind_check check (kind in ('opened', 'comment', 'name', 'description', 'status',
    'category', 'locations', 'users', 'students', 'attached', 'attachment_removed', 'follows', 'followed', 'assigned',
    'merged', 'absorbed', 'linked', 'unlinked', 'snoozed', 'woken', 'reminded', 'expired', 'rated', 'raised')),
  add constraint ticket_history_internal_check check (not internal or kind in ('comment', 'attachment_removed',
    'assigned', 'absorbed', 'snoozed', 'woken', 'raised'));
