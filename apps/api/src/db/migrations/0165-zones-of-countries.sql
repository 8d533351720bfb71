-- Every zone of the zone database can be chosen, so a list of them needs an order: those of a centre's own country first.
-- Null: the zone of no country, UTC. The rows themselves are written by seed/timezones.ts, as the first 24 were.
alter table timezone add column country text check (country ~ '^[A-Z]{2}$');
