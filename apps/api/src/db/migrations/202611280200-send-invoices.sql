-- Whether new invoices are mailed to their payers by themselves, the morning after they were made.
alter table billing_setting add column send_invoices boolean not null default false;
