-- small: centre_plan: a platform sells some dozens of them
-- What a plan holds: so many active locations, enrolled students and cameras. None where nothing is said.
alter table centre_plan
  add column max_locations integer check (max_locations > 0),
  add column max_students integer check (max_students > 0),
  add column max_cameras integer check (max_cameras > 0);

create function plan_counts(centre integer) returns table (locations integer, students integer, cameras integer)
language sql stable as $$
  select (select count(*)::int from location l where l.centre_id = centre and l.active),
    (select count(*)::int from student s where s.centre_id = centre and s.status = 'active' and s.type = 'enrolled'
      and s.archived_at is null and s.merged_into is null),
    (select count(*)::int from camera c where c.centre_id = centre and c.deleted_at is null)
$$;

-- Refuses what would be more than the plan of a center holds. A center that has more already, as after its plan was changed,
-- keeps what it has and adds nothing.
create function must_fit_plan(centre integer, what text) returns void language plpgsql as $$
declare
  most integer;
  held integer;
begin
  select case what when 'location' then p.max_locations when 'student' then p.max_students else p.max_cameras end into most
    from centre c join centre_plan p on p.id = c.center_billing_plan_id where c.id = must_fit_plan.centre;
  if most is null then
    return;
  end if;
  -- Of two at once the second one counts what the first has added.
  perform pg_advisory_xact_lock(hashtextextended(what || ' of the plan of ' || must_fit_plan.centre, 0));
  select case what when 'location' then n.locations when 'student' then n.students else n.cameras end into held
    from plan_counts(must_fit_plan.centre) n;
  if held > most then
    raise exception 'The plan holds % at most.', most using errcode = '23514', constraint = what || '_fits_plan';
  end if;
end $$;

create function added_fits_plan() returns trigger language plpgsql as $$
declare
  one integer;
begin
  for one in select distinct centre_id from added loop
    perform must_fit_plan(one, tg_argv[0]);
  end loop;
  return null;
end $$;
create function changed_fits_plan() returns trigger language plpgsql as $$
begin
  perform must_fit_plan(new.centre_id, tg_argv[0]);
  return null;
end $$;

create trigger location_added_fits_plan after insert on location referencing new table as added
  for each statement execute function added_fits_plan('location');
create trigger student_added_fits_plan after insert on student referencing new table as added
  for each statement execute function added_fits_plan('student');
create trigger camera_added_fits_plan after insert on camera referencing new table as added
  for each statement execute function added_fits_plan('camera');

create trigger location_fits_plan after update on location for each row
  when (new.active and not old.active)
  execute function changed_fits_plan('location');
create trigger student_fits_plan after update on student for each row
  when ((new.status = 'active' and new.type = 'enrolled' and new.archived_at is null and new.merged_into is null)
    and not (old.status = 'active' and old.type = 'enrolled' and old.archived_at is null and old.merged_into is null))
  execute function changed_fits_plan('student');
create trigger camera_fits_plan after update on camera for each row
  when (new.deleted_at is null and old.deleted_at is not null)
  execute function changed_fits_plan('camera');
