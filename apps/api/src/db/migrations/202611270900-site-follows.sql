-- Public pages show the hours, closures, rooms and meals a center keeps in its portal: what changes there drops them.
drop trigger location_tells_site on location;
create trigger location_tells_site
  after insert or delete or update of name, address, phone, active, timezone_id, schedule_id on location
  for each row execute function tell_site();

-- Schedules of children and of people change all day; a page shows those of locations alone.
create function tell_site_of_hours() returns trigger language plpgsql as $$
declare
  centre integer := case when tg_op = 'DELETE' then old.centre_id else new.centre_id end;
  schedule integer := case
    when tg_table_name = 'schedule' then (case when tg_op = 'DELETE' then old.id else new.id end)
    else (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> 'schedule_id')::integer end;
begin
  if exists (select from location l where l.centre_id = centre and l.schedule_id = schedule) then
    perform pg_notify('nestling', json_build_object('c', centre, 'k', 'site', 'i', '[]'::json, 'a', '{}'::json)::text);
  end if;
  return null;
end $$;
create trigger schedule_tells_site after update of status on schedule for each row execute function tell_site_of_hours();
create trigger schedule_date_tells_site after insert or update or delete on schedule_date
  for each row execute function tell_site_of_hours();
create trigger closure_tells_site after insert or update or delete on closure
  for each row execute function tell_site();
create trigger room_tells_site after insert or delete or update of name, capacity, sort, deleted_at on room
  for each row execute function tell_site();
create trigger food_menu_week_tells_site after insert or update or delete on food_menu_week
  for each row execute function tell_site();
create trigger food_menu_entry_tells_site after insert or update or delete on food_menu_entry
  for each row execute function tell_site();
create trigger form_tells_site after update on form
  for each row when (old.is_public or new.is_public) execute function tell_site();
create trigger food_item_tells_site after update of name on food_item
  for each row execute function tell_site();
