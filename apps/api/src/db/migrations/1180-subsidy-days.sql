-- What bills have taken of an authorization, day by day: an authorization is a child's, so that several plans of a child share its
-- money and its units. `care`: the day counts as one of the units of its month. Days of an invoice that was voided are free again.
-- subsidy_use is no longer read or written; a later release drops it.
create table subsidy_day (
  centre_id integer not null,
  subsidy_id integer not null,
  invoice_id integer not null,
  day date not null,
  cents integer not null check (cents >= 0),
  care boolean not null,
  primary key (centre_id, subsidy_id, day, invoice_id),
  foreign key (centre_id, subsidy_id) references subsidy (centre_id, id) on delete cascade,
  foreign key (centre_id, invoice_id) references invoice (centre_id, id) on delete cascade
);
create index subsidy_day_of_invoice on subsidy_day (centre_id, invoice_id);
call wall('subsidy_day');
comment on table subsidy_use is 'Not read any more: see subsidy_day.';

-- Which days units were used on was not kept: the first ones of the month in the period of the bill are taken, from Monday to
-- Friday before weekends, and what was billed is spread over them.
insert into subsidy_day (centre_id, subsidy_id, invoice_id, day, cents, care)
select x.centre_id, x.subsidy_id, x.invoice_id, x.day, (x.total * x.n / x.days - x.total * (x.n - 1) / x.days)::int, true
from (
  select u.centre_id, u.subsidy_id, u.invoice_id, d.day, i.total::bigint,
    row_number() over (partition by u.centre_id, u.subsidy_id, u.invoice_id order by d.day) as n,
    count(*) over (partition by u.centre_id, u.subsidy_id, u.invoice_id) as days
  from subsidy_use u join invoice i on i.centre_id = u.centre_id and i.id = u.invoice_id
  cross join lateral (
    select g::date as day, row_number() over (order by extract(isodow from g) > 5, g) as n
    from generate_series(greatest(u.month, i.period_start), least((u.month + interval '1 month - 1 day')::date, i.period_end),
      interval '1 day') g) d
  where d.n <= u.units) x;
