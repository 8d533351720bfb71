-- A camera is tried when it is saved. A test of a stored camera names it, and needs no copy of its address.
alter table camera_test
  add column camera_id integer,
  add foreign key (centre_id, camera_id) references camera (centre_id, id) on delete cascade;
create index camera_test_of_camera on camera_test (centre_id, camera_id, asked_at desc);

-- Why a camera gave no picture when it was last tried or watched; null since it gave one. It stays while the camera is
-- idle, so that a wrong password is not "quiet".
create table camera_fault (
  centre_id integer not null,
  camera_id integer not null,
  reason text not null,
  at timestamptz not null,
  primary key (centre_id, camera_id),
  foreign key (centre_id, camera_id) references camera (centre_id, id) on delete cascade
);
call wall('camera_fault');
