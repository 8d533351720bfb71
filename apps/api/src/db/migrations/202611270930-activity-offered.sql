-- Activities of the library that an entry says were done: their skills count as offered to the children on it, never as evidence.
create table activity_offered (
  centre_id integer not null,
  activity_id integer not null,
  learning_activity_id integer not null,
  primary key (centre_id, activity_id, learning_activity_id),
  foreign key (centre_id, activity_id) references activity (centre_id, id) on delete cascade,
  foreign key (centre_id, learning_activity_id) references learning_activity (centre_id, id)
);
create index activity_offered_of_library on activity_offered (centre_id, learning_activity_id, activity_id);
call wall('activity_offered');
