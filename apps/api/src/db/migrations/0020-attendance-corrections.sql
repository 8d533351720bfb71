-- What a correction set (after, beside before) and which event it takes back. written_at is the database's own clock:
-- by it a call finds out that somebody else was faster while it was under way, whatever the api's clock says.
alter table attendance_event add column after jsonb;
alter table attendance_event add column undoes bigint;
alter table attendance_event add column written_at timestamptz not null default clock_timestamp();
create index attendance_event_of_stay on attendance_event (centre_id, attendance_id, id) where attendance_id is not null;
create unique index attendance_event_undone on attendance_event (centre_id, undoes) where undoes is not null;

-- A child is in one room at a time.
alter table attendance_room add constraint attendance_room_overlap exclude using gist (
  centre_id with =, student_id with =, tstzrange(entered_at, left_at) with &&);
