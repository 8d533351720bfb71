-- What became of the push of a notice: null where none was due.
alter table notification add column push_state text check (push_state in ('sent', 'no_device', 'quiet', 'failed'));
alter table notification add column push_at timestamptz;
-- When a person wants no push, by the clock of their own device; urgent alerts come all the same.
create table push_quiet (
  centre_id integer not null,
  user_id integer not null,
  start_at time not null,
  end_at time not null,
  timezone text not null,
  primary key (centre_id, user_id),
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
call wall('push_quiet');
