-- A row belongs to the centre it is written in: what row security asks of it anyway, no insert has to say.

create or replace procedure wall(tenant regclass) language plpgsql as $$
begin
  execute format('alter table %s alter column centre_id set default current_centre()', tenant);
  execute format('alter table %s enable row level security', tenant);
  execute format('alter table %s force row level security', tenant);
  execute format(
    'create policy centre on %s using (centre_id = (select current_centre())) with check (centre_id = (select current_centre()))',
    tenant);
end $$;

do $$
declare
  tenant regclass;
begin
  for tenant in select polrelid::regclass from pg_policy where polname = 'centre' loop
    execute format('alter table %s alter column centre_id set default current_centre()', tenant);
  end loop;
end $$;
