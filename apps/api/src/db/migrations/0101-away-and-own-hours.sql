-- Days marked absent that stand in a record of absence or vacation follow it.
alter table absence add column time_off_id integer;
alter table absence add foreign key (centre_id, time_off_id) references time_off (centre_id, id) on delete set null (time_off_id);
create index absence_of_record on absence (centre_id, time_off_id) where time_off_id is not null;

-- A schedule of one person's own: it stands in no list, and goes with the person.
alter table schedule add column student_id integer;
alter table schedule add column user_id integer;
alter table schedule add constraint schedule_owner check (num_nonnulls(student_id, user_id) <= 1);
alter table schedule add foreign key (centre_id, student_id) references student (centre_id, id) on delete cascade;
alter table schedule add foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade;
create unique index schedule_of_student on schedule (centre_id, student_id) where student_id is not null;
create unique index schedule_of_user on schedule (centre_id, user_id) where user_id is not null;
drop index schedule_name;
create unique index schedule_name on schedule (centre_id, coalesce(location_id, 0), lower(name))
  where student_id is null and user_id is null;

-- When a contact may watch, or somebody of the team works, beside what goes for everybody.
alter table app_user add column schedule_id integer;
alter table app_user add foreign key (centre_id, schedule_id) references schedule (centre_id, id) on delete set null (schedule_id);
create index app_user_of_schedule on app_user (centre_id, schedule_id) where schedule_id is not null;

-- Working minutes a record of paid time off takes: the planned ones it covers, on days the person's place is open. Where
-- nothing is planned within the week, a day from Monday to Friday counts eight hours.
create function pto_minutes(centre integer, record integer) returns integer language sql stable parallel safe as $$
  select coalesce(sum(case when planned.any_in_week then planned.minutes
      when extract(isodow from d.day) < 6 then least(upper(o.minutes) - lower(o.minutes), 480) else 0 end), 0)::integer
  from time_off o
  cross join lateral (select o.start_date + n as day from generate_series(0, o.end_date - o.start_date) n) d
  cross join lateral (select exists (select 1 from roster_time t where t.centre_id = centre and t.user_id = o.user_id
      and t.dates && daterange(d.day - 6, d.day + 6, '[]')) as any_in_week,
    (select coalesce(sum(upper(t.minutes * o.minutes) - lower(t.minutes * o.minutes)), 0) from roster_time t
      where t.centre_id = centre and t.user_id = o.user_id and t.weekday = extract(isodow from d.day)
        and t.dates @> d.day and in_cycle(t.weeks, d.day) and t.minutes && o.minutes) as minutes) planned
  where o.centre_id = centre and o.id = record and o.user_id is not null
    and not exists (select 1 from closure c where c.centre_id = centre
      and (c.location_id is null or c.location_id = o.location_id) and d.day between c.start_date and c.end_date)
$$;
