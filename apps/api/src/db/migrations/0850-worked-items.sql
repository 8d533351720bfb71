-- How a line of an invoice was worked out, as numbers and days, so that each reader has it in their own language. `detail`
-- is what somebody wrote.
alter table invoice_item add column worked jsonb check (jsonb_typeof(worked) = 'object');
