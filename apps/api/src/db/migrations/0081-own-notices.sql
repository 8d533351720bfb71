-- What people have set for themselves, by the name of the setting.
create table user_setting (
  centre_id integer not null,
  user_id integer not null,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,62}$'),
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by integer,
  primary key (centre_id, user_id, key),
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
call wall('user_setting');
