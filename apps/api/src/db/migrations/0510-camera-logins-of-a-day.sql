-- What holds for a contact's camera logins on one day: those a client counted itself (`createLoginCounter`), beside the
-- openings that count by themselves, and a limit raised for that day alone.
create table camera_login_day (
  centre_id integer not null,
  user_id integer not null,
  day date not null,
  counted integer not null default 0 check (counted >= 0),
  most integer,
  primary key (centre_id, user_id, day),
  constraint camera_login_day_most_check check (most >= 0),
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
call wall('camera_login_day');

-- When the player last said that it goes on, and how many minutes it believes to have shown; what counts is `acked_ms`.
alter table camera_view add column reported_at timestamptz, add column reported_minutes integer;
