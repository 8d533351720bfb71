-- The page of a shared tablet at the door. Its link is known by a random text, kept as a hash; the first device that
-- opens it while it is active is the only one from then on.
create table timeclock_link (
  centre_id integer not null,
  location_id integer not null,
  id integer not null generated always as (location_id) stored,
  parm_hash bytea not null,
  active boolean not null default false,
  signature boolean not null default true,
  device text,
  device_hash bytea,
  bound_at timestamptz,
  made_at timestamptz not null,
  made_by integer,
  primary key (centre_id, location_id),
  foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade,
  foreign key (centre_id, made_by) references app_user (centre_id, id) on delete set null (made_by)
);
create unique index timeclock_link_parm on timeclock_link (centre_id, parm_hash);
-- A tablet stands at one door.
create unique index timeclock_link_device on timeclock_link (centre_id, device_hash) where device_hash is not null;
call wall('timeclock_link');

-- Somebody's PIN was right on the tablet of a location: for two minutes it may act there as this person.
create table verified_pin (
  centre_id integer not null,
  location_id integer not null,
  user_id integer not null,
  until timestamptz not null,
  primary key (centre_id, location_id, user_id),
  foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade,
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
call wall('verified_pin');

-- Wrong PINs of a tablet or of a signed-in person, counted until a right one or the end of the lock.
create table pin_try (
  centre_id integer not null references centre (id) on delete cascade,
  tried_from text not null,
  wrong integer not null default 0,
  locked_until timestamptz,
  primary key (centre_id, tried_from)
);
call wall('pin_try');

-- Grows when a new QR code is to be made: codes made before are worth nothing from then on.
alter table checkin_setting add column qr_version integer not null default 1;
