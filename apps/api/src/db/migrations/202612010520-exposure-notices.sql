-- When the other families of the room were told that there is a case of an illness, without whose; once.
alter table illness add column exposure_told_at timestamptz;
alter table illness add column exposure_told_by integer;
alter table illness add constraint illness_exposure_told_by_fkey
  foreign key (centre_id, exposure_told_by) references app_user (centre_id, id) on delete set null (exposure_told_by);
create index illness_exposure_teller on illness (centre_id, exposure_told_by) where exposure_told_by is not null;
