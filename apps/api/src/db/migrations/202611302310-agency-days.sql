-- small: billing_agency: a center has some dozens of agencies
-- small: subsidy: a center has some hundreds of authorizations
-- How many days an agency is given to pay: a number of its own, where it was read out of its terms before.
alter table billing_agency add column due_days integer check (due_days between 0 and 365);
update billing_agency set due_days = least(substring(terms from '[0-9]{1,3}')::integer, 365) where terms ~ '[0-9]';
-- The end of an authorization the office was told of; another end is told again.
alter table subsidy add column end_told date;
