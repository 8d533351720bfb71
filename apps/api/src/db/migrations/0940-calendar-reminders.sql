-- How long before it begins those concerned are reminded, in minutes; an event of the whole day counts from 8 AM.
alter table calendar_event add column reminder_minutes integer check (reminder_minutes between 0 and 40320);
create index calendar_event_reminders on calendar_event (centre_id, date) where reminder_minutes is not null;
