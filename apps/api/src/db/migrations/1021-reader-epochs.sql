-- How often something was taken from a reader's rights. What was made for one reader by the rights of that moment (exports,
-- rosters, statements) is given out as long as the number is the same.
create table reader_epoch (
  centre_id integer not null,
  user_id integer not null,
  epoch integer not null default 1,
  primary key (centre_id, user_id),
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
call wall('reader_epoch');

-- Those who go with their centre or their account have no rights left to count.
create function raise_reader_epoch(of_centre integer, of_users integer[]) returns void language sql as $$
  insert into reader_epoch as e (centre_id, user_id)
    select u.centre_id, u.id from app_user u where u.centre_id = of_centre and u.id = any(of_users) order by u.id
  on conflict (centre_id, user_id) do update set epoch = e.epoch + 1
$$;

create function rights_of_user_changed() returns trigger language plpgsql as $$
begin
  perform raise_reader_epoch(old.centre_id, array[old.user_id]);
  return null;
end $$;
create trigger guardian_link_epoch after update or delete on guardian_link
  for each row execute function rights_of_user_changed();
create trigger user_location_epoch after update or delete on user_location
  for each row execute function rights_of_user_changed();
create trigger user_role_epoch after update or delete on user_role
  for each row execute function rights_of_user_changed();

create function person_changed() returns trigger language plpgsql as $$
begin
  perform raise_reader_epoch(new.centre_id, array[new.id]);
  return null;
end $$;
create trigger app_user_epoch after update of status, pending, deleted_at on app_user for each row
  when (old.status is distinct from new.status or old.pending is distinct from new.pending
    or old.deleted_at is distinct from new.deleted_at)
  execute function person_changed();

create function permission_taken() returns trigger language plpgsql as $$
begin
  perform raise_reader_epoch(old.centre_id,
    array(select ur.user_id from user_role ur where ur.centre_id = old.centre_id and ur.role_id = old.role_id));
  return null;
end $$;
create trigger role_permission_epoch after delete on role_permission for each row execute function permission_taken();

create function consent_changed() returns trigger language plpgsql as $$
declare
  word photo_consent := coalesce(new, old);
begin
  perform raise_reader_epoch(word.centre_id, array(select gl.user_id from guardian_link gl
    where gl.centre_id = word.centre_id and gl.student_id = word.student_id));
  return null;
end $$;
create trigger photo_consent_epoch after insert or update or delete on photo_consent
  for each row execute function consent_changed();
