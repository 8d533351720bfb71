-- Tickets are searched by the beginnings of their words. Below row security only comparing serves an index (`like` may leak),
-- so each word is a row: what the ticket says and its lines, those of support alone apart.
create function words_in(value text) returns setof text language sql immutable strict parallel safe as $$
  select distinct left(w, 40) from regexp_split_to_table(folded(normalize(value)), '[^[:alnum:]]+') w where w <> ''
$$;

create table ticket_word (
  centre_id integer not null,
  word text collate "C" not null check (length(word) between 1 and 40),
  ticket_id integer not null,
  internal boolean not null,
  primary key (centre_id, word, ticket_id, internal),
  foreign key (centre_id, ticket_id) references ticket (centre_id, id) on delete cascade
);
create index ticket_word_of on ticket_word (centre_id, ticket_id, word, internal);
call wall('ticket_word');

create function ticket_said(number integer, name text, description text) returns text language sql immutable parallel safe
  return 'T-' || number::text || ' ' || name || ' ' || description;

create function ticket_is_found() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- What the ticket said before may be said by a line as well: all of it is gathered anew.
    delete from ticket_word w where w.centre_id = new.centre_id and w.ticket_id = new.id and not w.internal;
    insert into ticket_word (centre_id, word, ticket_id, internal)
    select new.centre_id, w, new.id, false from words_in(ticket_said(new.number, new.name, new.description)) w
    union
    select new.centre_id, w, new.id, false from ticket_history h, words_in(h.description) w
      where h.centre_id = new.centre_id and h.ticket_id = new.id and not h.internal;
    return null;
  end if;
  insert into ticket_word (centre_id, word, ticket_id, internal)
  select a.centre_id, w, a.id, false from added a, words_in(ticket_said(a.number, a.name, a.description)) w;
  return null;
end $$;
create trigger ticket_is_found after insert on ticket referencing new table as added
  for each statement execute function ticket_is_found();
create trigger ticket_is_found_anew after update on ticket for each row
  when (old.name is distinct from new.name or old.description is distinct from new.description)
  execute function ticket_is_found();

create function ticket_line_is_found() returns trigger language plpgsql as $$
begin
  insert into ticket_word (centre_id, word, ticket_id, internal)
  select distinct a.centre_id, w, a.ticket_id, a.internal from added a, words_in(a.description) w
  on conflict do nothing;
  return null;
end $$;
create trigger ticket_line_is_found after insert on ticket_history referencing new table as added
  for each statement execute function ticket_line_is_found();

-- The locations of a ticket on the ticket itself: whether one is among somebody's own is asked of every row of a list.
alter table ticket add column places integer[] not null default '{}';

create function ticket_has_places() returns trigger language plpgsql as $$
begin
  update ticket t set places = array(select l.location_id from ticket_location l
    where l.centre_id = t.centre_id and l.ticket_id = t.id order by l.location_id)
  from (select distinct centre_id, ticket_id from changed) c
  where t.centre_id = c.centre_id and t.id = c.ticket_id;
  return null;
end $$;
create trigger ticket_gets_places after insert on ticket_location referencing new table as changed
  for each statement execute function ticket_has_places();
create trigger ticket_loses_places after delete on ticket_location referencing old table as changed
  for each statement execute function ticket_has_places();
create trigger ticket_changes_places after update on ticket_location referencing new table as changed
  for each statement execute function ticket_has_places();

-- How many tickets were opened in a week (seven days from midnight UTC of a Thursday), by what is asked for in charts. Rows
-- are only added, one or minus one at a time, so that nobody waits for anybody; a job sums them up. Weeks of which a chart
-- wants a part are counted from the tickets themselves.
create table ticket_tally (
  centre_id integer not null references centre (id) on delete cascade,
  id bigint generated always as identity,
  week timestamptz not null,
  places integer[] not null,
  category_id integer not null,
  status_id integer not null references ticket_status (id),
  count integer not null,
  primary key (centre_id, id),
  foreign key (centre_id, category_id) references ticket_category (centre_id, id) on delete cascade
);
create index ticket_tally_category on ticket_tally (centre_id, category_id);
call wall('ticket_tally');

create function week_of(at timestamptz) returns timestamptz language sql immutable parallel safe
  return date_bin('7 days', at, timestamptz '1970-01-01 00:00:00+00');

create function ticket_is_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ticket_tally (centre_id, week, places, category_id, status_id, count)
    select centre_id, week_of(created_at), places, category_id, status_id, count(*) from added
    where deleted_at is null group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    -- A center that goes takes all of it along.
    insert into ticket_tally (centre_id, week, places, category_id, status_id, count)
    select centre_id, week_of(created_at), places, category_id, status_id, -count(*) from gone
    where deleted_at is null and exists (select 1 from centre c where c.id = centre_id) group by 1, 2, 3, 4, 5;
  else
    insert into ticket_tally (centre_id, week, places, category_id, status_id, count)
    select centre_id, week_of(created_at), places, category_id, status_id, sum(n) from (
      select *, 1 as n from added union all select *, -1 as n from gone) t
    where deleted_at is null group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger ticket_is_counted after insert on ticket referencing new table as added
  for each statement execute function ticket_is_counted();
create trigger ticket_is_counted_anew after update on ticket referencing old table as gone new table as added
  for each statement execute function ticket_is_counted();
create trigger ticket_is_counted_off after delete on ticket referencing old table as gone
  for each statement execute function ticket_is_counted();

create index ticket_by_day on ticket (centre_id, created_at) where deleted_at is null;
alter table ticket drop column searched;
alter table ticket_history drop column searched;

-- Tickets that stand already.
do $$
declare
  one integer;
begin
  for one in select id from centre loop
    perform set_config('app.centre_id', one::text, true);
    insert into ticket_word (centre_id, word, ticket_id, internal)
    select t.centre_id, w, t.id, false from ticket t, words_in(ticket_said(t.number, t.name, t.description)) w
    union
    select h.centre_id, w, h.ticket_id, h.internal from ticket_history h, words_in(h.description) w;
    insert into ticket_tally (centre_id, week, places, category_id, status_id, count)
    select centre_id, week_of(created_at), places, category_id, status_id, count(*) from ticket
    where deleted_at is null group by 1, 2, 3, 4, 5;
    update ticket t set places = array(select l.location_id from ticket_location l
      where l.centre_id = t.centre_id and l.ticket_id = t.id order by l.location_id)
    where exists (select 1 from ticket_location l where l.centre_id = t.centre_id and l.ticket_id = t.id);
  end loop;
  perform set_config('app.centre_id', '', true);
end $$;
