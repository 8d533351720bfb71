-- Invoices of a run are made off the request: how many were asked for, and when the last was made.
alter table billing_run add column planned integer not null default 0, add column finished_at timestamptz;
update billing_run set planned = invoices, finished_at = made_at;
