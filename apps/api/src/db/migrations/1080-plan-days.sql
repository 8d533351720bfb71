-- What holds of a plan is a matter of the day one speaks of: its end and its pause are days, and what state that makes is
-- worked out for a day. billing_plan.status is no longer read or written; a later release drops it.
alter table billing_plan drop constraint billing_plan_pause;
alter table billing_plan drop constraint billing_plan_end;
comment on column billing_plan.status is 'Not read any more: see plan_state.';
drop index billing_plan_due;
create index billing_plan_due on billing_plan (centre_id, location_id, next_on) where ends_on is null or ends_on >= next_on;

-- The state of a plan on a day, from its last day and the first day of a pause that goes on.
create function plan_state(ends_on date, paused_from date, day date) returns text language sql immutable parallel safe as $$
  select case when ends_on < day then 'deactivated' when paused_from <= day then 'paused' else 'active' end
$$;

-- The last day a bill of the period covers, before an end or a pause that was known by then: days after it are billed when
-- the plan is taken up again within the period. Null: a period from before this was kept.
alter table billing_plan_period add column billed_to date;

-- The day an invoice was made (or a draft opened) at its location, and the days its payer was given. Nobody is fined or
-- reminded before both the due day and those days are over, whatever day the invoice is dated.
alter table invoice add column made_on date;
alter table invoice add column terms integer check (terms >= 0);
alter table invoice add column grace_until date generated always as (greatest(due_date, made_on + terms)) stored;

-- Days of an authorization that a bill has used, by month: what units are left, billed and paid is their sum. Those of an
-- invoice that was voided are free again.
create table subsidy_use (
  centre_id integer not null,
  subsidy_id integer not null,
  invoice_id integer not null,
  month date not null check (extract(day from month) = 1),
  units integer not null check (units > 0),
  primary key (centre_id, subsidy_id, invoice_id, month),
  foreign key (centre_id, subsidy_id) references subsidy (centre_id, id) on delete cascade,
  foreign key (centre_id, invoice_id) references invoice (centre_id, id) on delete cascade
);
create index subsidy_use_of_invoice on subsidy_use (centre_id, invoice_id);
call wall('subsidy_use');
