-- A permission of its own for whoever works with money. Centres that stand are given it once: what they have taken from a
-- role otherwise stays as it is.
create procedure give_billing_permission(centre integer) language plpgsql as $$
declare
  before text := current_setting('app.centre_id', true);
begin
  perform set_config('app.centre_id', centre::text, true);
  insert into permission (centre_id, name, display_name, built_in)
  values (centre, 'manage_billing', 'Work with invoices, payments and agencies', true)
  on conflict do nothing;
  insert into role_permission (centre_id, role_id, permission_id)
  select p.centre_id, r.id, p.id from permission p join role r on r.rank >= 4
  where p.centre_id = centre and p.name = 'manage_billing'
  on conflict do nothing;
  perform set_config('app.centre_id', coalesce(before, ''), true);
end $$;

create function new_centre_may_bill() returns trigger language plpgsql as $$
begin
  call give_billing_permission(new.id);
  return new;
end $$;
create trigger centre_permissions_billing after insert on centre for each row execute function new_centre_may_bill();

do $$
declare
  one integer;
begin
  for one in select id from centre loop
    call give_billing_permission(one);
  end loop;
end $$;
