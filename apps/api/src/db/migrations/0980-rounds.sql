-- Rounds of a room: how often children who sleep are looked at, and how often a room is counted by names, minutes. Null:
-- nobody is reminded. No row: every 15 and every 60. A look at a nap is an event of its activity.
create table day_round (
  centre_id integer not null,
  location_id integer not null,
  nap_minutes integer check (nap_minutes between 5 and 120),
  count_minutes integer check (count_minutes between 10 and 480),
  primary key (centre_id, location_id),
  foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade
);
call wall('day_round');

alter table activity_event drop constraint activity_event_kind_check;
alter table activity_event add constraint activity_event_kind_check
  check (kind in ('save', 'change', 'remove', 'restore', 'approve', 'withhold', 'check'));
