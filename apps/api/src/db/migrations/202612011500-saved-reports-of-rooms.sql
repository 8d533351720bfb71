-- small: saved_report: a location has some dozens of them
-- A saved report may be of one room alone. Of a room that is taken away nobody wants one, and it must not become one of all rooms.
alter table saved_report add column room_id integer;
alter table saved_report
  add constraint saved_report_room_fkey foreign key (centre_id, room_id) references room (centre_id, id) on delete cascade;
create index saved_report_of_room on saved_report (centre_id, room_id) where room_id is not null;
