-- Centers whose rows stand in this database, or once stood, while another cell (an installation of its own) serves them: one
-- that has moved away and is not purged yet, and one whose rows are still arriving. Written by whoever moves centers, alone;
-- what stands here decides, never a list of where centers are.
create table moved_center (
  center_id integer primary key,
  -- The cell that serves it.
  cell text not null check (cell ~ '^[a-z0-9][a-z0-9-]{0,40}$'),
  state text not null check (state in ('arriving', 'moved')),
  since timestamptz not null default now()
);

-- Begins a transaction that writes in a center: holds off whoever would move it until the transaction ends, and refuses if it
-- was moved. Two statements, each with a snapshot of its own: whoever waited for the lock behind a move reads what it wrote.
create function begin_in_center(center integer) returns void language plpgsql as $$
declare
  elsewhere text;
begin
  perform pg_advisory_xact_lock_shared(727110, center);
  select cell into elsewhere from moved_center where center_id = center;
  if found then
    raise exception 'Center % is served by the cell %.', center, elsewhere using errcode = 'NM001';
  end if;
end $$;
