-- What an event is called in the file it came from, so that the file read again changes it and adds nothing twice.
alter table calendar_event add column uid text;
