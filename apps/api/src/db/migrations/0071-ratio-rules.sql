-- Which shipped ratio rule a location is held to, by its key in packages/rules; null: only what its rooms say themselves.
create table ratio_setting (
  centre_id integer not null,
  location_id integer not null,
  rule text check (length(rule) between 1 and 60),
  chosen_at timestamptz not null,
  chosen_by integer,
  primary key (centre_id, location_id),
  foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade,
  foreign key (centre_id, chosen_by) references app_user (centre_id, id) on delete set null (chosen_by)
);
call wall('ratio_setting');
