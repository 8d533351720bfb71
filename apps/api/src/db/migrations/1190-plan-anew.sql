-- A plan whose periods are counted anew from a later day, in another rhythm perhaps: until then it is billed as before, and what is
-- between the two by days. Once the day is reached it is where its periods are counted from, however next_on came to move.
alter table billing_plan add column next_anchor date;
alter table billing_plan add column next_period text;
alter table billing_plan add constraint billing_plan_next_period check (next_period is null or next_anchor is not null);

create function billing_plan_anew() returns trigger language plpgsql as $$
begin
  if new.next_on >= new.next_anchor then
    new.anchor_on := new.next_anchor;
    new.period := coalesce(new.next_period, new.period);
    new.next_anchor := null;
    new.next_period := null;
  end if;
  return new;
end
$$;
create trigger billing_plan_anew before insert or update on billing_plan
  for each row when (new.next_anchor is not null) execute function billing_plan_anew();
