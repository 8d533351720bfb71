-- A center that leaves is taken out of service, backed up once more, and thirty days later erased to the last row.
-- small: centre: a platform has some thousands of them
alter table centre
  add column out_of_service_at timestamptz,
  -- Somebody has decided that its data go; a job erases them.
  add column erasing_at timestamptz,
  add constraint centre_erasing check (erasing_at is null or out_of_service_at is not null);

-- Whoever switches it on again takes the decision back.
create function centre_is_in_service() returns trigger language plpgsql as $$
begin
  new.out_of_service_at := null;
  new.erasing_at := null;
  return new;
end $$;
create trigger centre_is_in_service before update on centre
  for each row when (new.status <> 'inactive' and (new.out_of_service_at is not null or new.erasing_at is not null))
  execute function centre_is_in_service();

-- Whether rows of the center of this transaction are being erased: by the functions below alone, which run as the owner, of a
-- center that was given up long enough ago. What is only ever added to asks it before it lets a row go.
create function is_erased(center integer) returns boolean language sql stable as $$
  select current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = 'centre'::regclass)
    and current_setting('app.erasing', true) = center::text
    and exists (select from centre c where c.id = center and c.status = 'inactive' and not c.is_platform
      and c.erasing_at is not null and c.out_of_service_at <= now() - interval '30 days')
$$;

create or replace function ledger_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_erased(current_centre()) then
    return null;
  end if;
  raise exception 'The ledger is only ever added to.' using errcode = '23514', constraint = 'ledger_is_kept';
end $$;

create or replace function ticket_history_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{created_by,action_by}'::text[] = to_jsonb(old) - '{created_by,action_by}'::text[] then
    return new;
  end if;
  if tg_op = 'DELETE' and (is_erased(old.centre_id)
    or not exists (select 1 from ticket t where t.centre_id = old.centre_id and t.id = old.ticket_id)) then
    return old;
  end if;
  raise exception 'The history of a ticket is only ever added to.' using errcode = '23514', constraint = 'ticket_history_is_kept';
end $$;

create or replace function import_change_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (is_erased(old.centre_id)
    or not exists (select 1 from import_batch b where b.centre_id = old.centre_id and b.id = old.batch_id)) then
    return old;
  end if;
  raise exception 'What an import has changed is only ever added to.' using errcode = '23514', constraint = 'import_change_is_kept';
end $$;

create or replace function learning_checkpoint_is_closed() returns trigger language plpgsql as $$
declare
  people text[] := '{closed_by,created_by,updated_by}';
begin
  if tg_op = 'DELETE' then
    if is_erased(old.centre_id)
      or not exists (select 1 from location l where l.centre_id = old.centre_id and l.id = old.location_id) then
      return old;
    end if;
  elsif to_jsonb(new) - people = to_jsonb(old) - people
    or new.closed_at is null and to_jsonb(new) - people - '{closed_at,updated_at}'::text[]
      = to_jsonb(old) - people - '{closed_at,updated_at}'::text[] then
    return new;
  end if;
  raise exception 'This checkpoint is closed.' using errcode = '23514', constraint = 'learning_checkpoint_closed';
end $$;

create or replace function learning_checkpoint_level_is_kept() returns trigger language plpgsql as $$
declare
  closed boolean;
begin
  select c.closed_at is not null into closed from learning_checkpoint c
    where c.centre_id = coalesce(new.centre_id, old.centre_id) and c.id = coalesce(new.checkpoint_id, old.checkpoint_id)
    for share;
  if closed is distinct from true
    or tg_op = 'UPDATE'
      and to_jsonb(new) - '{student_id,set_by}'::text[] = to_jsonb(old) - '{student_id,set_by}'::text[]
    or tg_op = 'DELETE' and (is_erased(old.centre_id)
      or not exists (select 1 from student s where s.centre_id = old.centre_id and s.id = old.student_id)) then
    return coalesce(new, old);
  end if;
  raise exception 'This checkpoint is closed.' using errcode = '23514', constraint = 'learning_checkpoint_closed';
end $$;

-- Enters a center that may be erased, or fails; answers the center that was entered before.
create function enter_erasing(center integer) returns text language plpgsql as $$
declare
  before text := current_setting('app.centre_id', true);
begin
  perform set_config('app.centre_id', center::text, true);
  perform set_config('app.erasing', center::text, true);
  if not is_erased(center) then
    raise exception 'Center % may not be erased.', center;
  end if;
  return before;
end $$;

create procedure leave_erasing(before text) language plpgsql as $$
begin
  perform set_config('app.erasing', '', true);
  perform set_config('app.centre_id', coalesce(before, ''), true);
end $$;

-- Erases rows of one table, `most` of them at once, the newest first. Answers how many; -1 where other rows name some of them.
-- It runs as the owner: the api may not take away what is only ever added to.
create function erase_rows(center integer, of_table text, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := enter_erasing(center);
  place text := (select t.column_name from center_tables() t where t.table_name = of_table);
  newest text := (select 'id desc' from pg_attribute a
    where a.attrelid = to_regclass(quote_ident(of_table)) and a.attname = 'id' and not a.attisdropped);
  gone integer;
begin
  if place is null or of_table = 'centre' then
    raise exception 'No rows of centers are in %.', of_table;
  end if;
  begin
    execute format('delete from %1$I t using (select tableoid as o, ctid as c from %1$I where %2$I = $1 %3$s limit $2) d
      where t.tableoid = d.o and t.ctid = d.c', of_table, place, coalesce('order by ' || newest, '')) using center, most;
    get diagnostics gone = row_count;
  exception when foreign_key_violation then
    gone := -1;
  end;
  call leave_erasing(before);
  return gone;
end $$;

-- Erases the center itself, once no row of it is left in any table. Whoever adds one meanwhile waits, and then fails.
create function erase_center(center integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := enter_erasing(center);
  held record;
  found_row boolean;
begin
  perform from centre c where c.id = center for update;
  for held in select t.table_name, t.column_name from center_tables() t where t.table_name <> 'centre' loop
    execute format('select exists (select from %I where %I = $1)', held.table_name, held.column_name)
      into found_row using center;
    if found_row then
      raise exception 'Rows of center % are left in %.', center, held.table_name;
    end if;
  end loop;
  delete from centre c where c.id = center;
  call leave_erasing(before);
end $$;

-- Takes the jobs of a center that nobody works on.
create function erase_jobs(center integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := enter_erasing(center);
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    execute 'delete from graphile_worker._private_jobs where payload->>''centre'' = $1 and locked_at is null'
      using center::text;
  end if;
  call leave_erasing(before);
end $$;
