-- A permission of its own for what reaches many families at once. Centres that stand are given it once: what they have
-- taken from a role otherwise stays as it is.
create procedure give_announce_permission(centre integer) language plpgsql as $$
declare
  before text := current_setting('app.centre_id', true);
begin
  perform set_config('app.centre_id', centre::text, true);
  insert into permission (centre_id, name, display_name, built_in)
  values (centre, 'send_announcements', 'Announce, and write to many families at once', true)
  on conflict do nothing;
  insert into role_permission (centre_id, role_id, permission_id)
  select p.centre_id, r.id, p.id from permission p join role r on r.rank >= 3
  where p.centre_id = centre and p.name = 'send_announcements'
  on conflict do nothing;
  perform set_config('app.centre_id', coalesce(before, ''), true);
end $$;

create function new_centre_may_announce() returns trigger language plpgsql as $$
begin
  call give_announce_permission(new.id);
  return new;
end $$;
create trigger centre_permissions_announce after insert on centre for each row execute function new_centre_may_announce();

do $$
declare
  one integer;
begin
  for one in select id from centre loop
    call give_announce_permission(one);
  end loop;
end $$;
