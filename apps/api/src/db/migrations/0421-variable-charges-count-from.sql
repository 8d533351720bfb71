-- A charge worked out from attendance holds for days to come: from the moment it was made, or last changed.
alter table variable_charge add column counts_from timestamptz not null default now();
