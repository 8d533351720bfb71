-- A price that is decided and holds from a later day: for the periods of a plan that begin on it or after it. `amount` is always
-- the price of the period billed next, for whoever reads it and however `next_on` came to move.
alter table billing_plan add column next_amount integer check (next_amount between 1 and 100000000);
alter table billing_plan add column amount_from date;
alter table billing_plan add constraint billing_plan_next_amount check ((next_amount is null) = (amount_from is null));

create function billing_plan_price() returns trigger language plpgsql as $$
begin
  if new.next_on >= new.amount_from then
    new.amount := new.next_amount;
    new.next_amount := null;
    new.amount_from := null;
  end if;
  return new;
end
$$;
create trigger billing_plan_price before insert or update on billing_plan
  for each row when (new.amount_from is not null) execute function billing_plan_price();
