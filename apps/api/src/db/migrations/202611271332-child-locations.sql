-- Locations that stand under the main center they are of, and whether a center is one.
-- small: location: a center has some dozens of them
-- small: centre: one row for each center, ten thousand at most
alter table location add column child_since timestamptz;
alter table centre add column is_main boolean not null default false;
