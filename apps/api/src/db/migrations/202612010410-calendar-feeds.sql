-- What a private calendar address tells. One that exists goes on telling events alone, until its person chooses more.
alter table calendar_feed
  add column events boolean not null default true,
  add column closures boolean not null default false,
  add column shifts boolean not null default false,
  add column students boolean not null default false;
alter table calendar_feed
  alter column closures set default true,
  alter column shifts set default true,
  alter column students set default true;
