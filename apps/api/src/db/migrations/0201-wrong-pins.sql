-- The wrong PINs of a tablet, as keyed hashes with their moments (ms): a right PIN takes off those alone that are slips of
-- itself. `wrong` stays their count.
alter table pin_try add column tries jsonb not null default '[]';
