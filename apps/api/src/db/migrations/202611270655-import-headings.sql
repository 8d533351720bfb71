-- What a column was said to hold the last time: the next list of the same product comes with its columns matched.
create table import_heading (
  centre_id integer not null,
  -- Small letters and numbers with single blanks.
  header text not null check (length(header) between 1 and 300),
  field text not null check (length(field) <= 40),
  updated_by integer,
  updated_at timestamptz not null,
  primary key (centre_id, header),
  foreign key (centre_id, updated_by) references app_user (centre_id, id) on delete set null (updated_by)
);
create index import_heading_updated_by on import_heading (centre_id, updated_by);
call wall('import_heading');
