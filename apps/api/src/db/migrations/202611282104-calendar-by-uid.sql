-- no transaction: calendar_event is large, and nobody waits for its new index
create index concurrently if not exists calendar_event_by_uid on calendar_event (centre_id, location_id, uid) where uid is not null;
