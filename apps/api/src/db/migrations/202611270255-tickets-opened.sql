-- Charts of a manager count what it has opened elsewhere: from an index alone, however many those are.
create index ticket_opened_on on ticket (centre_id, created_by, created_at) include (places, status_id, category_id, deleted_at);
drop index ticket_opened_by;
