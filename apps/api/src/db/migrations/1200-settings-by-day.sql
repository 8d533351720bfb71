-- What a location and an account say of prices is a matter of the day one speaks of: a period that is billed late takes what held on
-- its first day. billing_setting and billing_account_setting say what holds in the end; these tables what held before, each row up to
-- the day before until_on. A day ahead is the end of what holds until then.
create table billing_setting_past (
  centre_id integer not null,
  location_id integer not null,
  until_on date not null,
  late_fee integer not null check (late_fee >= 0),
  late_fee_percent integer not null check (late_fee_percent between 0 and 10000),
  late_fee_days integer not null check (late_fee_days between 0 and 120),
  sibling_discount integer not null check (sibling_discount between 0 and 10000),
  prorate boolean not null,
  credit_absences boolean not null,
  primary key (centre_id, location_id, until_on),
  foreign key (centre_id, location_id) references location (centre_id, id) on delete cascade
);
call wall('billing_setting_past');

create table billing_discount_past (
  centre_id integer not null,
  student_id integer not null,
  until_on date not null,
  discount integer not null check (discount between 0 and 10000),
  discount_reason text check (length(discount_reason) <= 100),
  primary key (centre_id, student_id, until_on),
  foreign key (centre_id, student_id) references student (centre_id, id) on delete cascade
);
call wall('billing_discount_past');

-- What a location says of prices on a day; no row where it has never said anything.
create function billing_rules_on(centre integer, location integer, day date) returns table (late_fee integer, late_fee_percent integer,
  late_fee_days integer, sibling_discount integer, prorate boolean, credit_absences boolean) language sql stable as $$
  select r.late_fee, r.late_fee_percent, r.late_fee_days, r.sibling_discount, r.prorate, r.credit_absences from (
    select p.until_on, p.late_fee, p.late_fee_percent, p.late_fee_days, p.sibling_discount, p.prorate, p.credit_absences
      from billing_setting_past p where p.centre_id = centre and p.location_id = location and p.until_on > day
    union all
    select null, s.late_fee, s.late_fee_percent, s.late_fee_days, s.sibling_discount, s.prorate, s.credit_absences
      from billing_setting s where s.centre_id = centre and s.location_id = location) r
  order by r.until_on nulls last limit 1
$$;
