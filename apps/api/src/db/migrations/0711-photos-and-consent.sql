-- A video of the day, beside its picture.
alter table activity add column video text;
alter table activity add foreign key (centre_id, video) references video (centre_id, key);
alter table activity drop constraint activity_approved;
alter table activity add constraint activity_approved check (approved_at is null or photo is not null or video is not null);
create index activity_video on activity (centre_id, video) where video is not null;

-- What a family lets be done with pictures of its child. No row: only the own family sees them.
create table photo_consent (
  centre_id integer not null,
  student_id integer not null,
  level text not null check (level in ('none', 'family', 'group')),
  given_by integer,
  given_at timestamptz not null,
  primary key (centre_id, student_id),
  foreign key (centre_id, student_id) references student (centre_id, id) on delete cascade,
  foreign key (centre_id, given_by) references app_user (centre_id, id) on delete set null (given_by)
);
create index photo_consent_by on photo_consent (centre_id, given_by) where given_by is not null;
call wall('photo_consent');

-- Who shows photos to families at a location, and how long they are kept. No row: the team shows them, and they stay.
create table photo_setting (
  centre_id integer not null,
  location_id integer not null,
  approval text not null check (approval in ('nobody', 'team', 'manager')),
  keep_days integer check (keep_days between 30 and 3650),
  primary key (centre_id, location_id),
  foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade
);
call wall('photo_setting');
