-- Of whom a location asks a kind: everybody on its team where nothing is said, else those who have one of the roles, and the
-- people who are named beside them.
alter table staff_requirement add column roles text[];
alter table staff_requirement add constraint staff_requirement_roles
  check (roles <@ array['teacher', 'manager', 'admin']) not valid;
alter table staff_requirement validate constraint staff_requirement_roles;

create table staff_requirement_person (
  centre_id integer not null,
  location_id integer not null,
  kind text not null,
  user_id integer not null,
  primary key (centre_id, location_id, kind, user_id),
  foreign key (centre_id, location_id, kind) references staff_requirement (centre_id, location_id, kind) on delete cascade,
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
create index staff_requirement_person_of on staff_requirement_person (centre_id, user_id);
call wall('staff_requirement_person');
call parted(array['staff_requirement_person'],
  $$(select part_students()) is null and location_id in (select id from location)$$);
