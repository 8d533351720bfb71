-- A guardian stands while the office knows the person, the account is on and nobody has black-listed the link. Every
-- right that comes with a link is asked of this view; the table alone says what the office has written down.
create view standing_guardian with (security_invoker = true) as
  select gl.centre_id, gl.id, gl.student_id, gl.user_id, gl.relationship_id, gl.emergency_contact, gl.alert,
    gl.watch_camera, gl.legal_guardian, gl.pickup, gl.is_payer
  from guardian_link gl
  join app_user u on u.centre_id = gl.centre_id and u.id = gl.user_id
    and u.status = 'active' and not u.pending and u.deleted_at is null
  where not gl.black_list;

-- What a parent proposes waits with what contacts ask by a scanned code: no link is made before the office decides.
alter table guardian_request add column proposed_by integer;
alter table guardian_request add column relationship_id integer;
alter table guardian_request
  add foreign key (centre_id, proposed_by) references app_user (centre_id, id) on delete set null (proposed_by);
alter table guardian_request
  add foreign key (centre_id, relationship_id) references relationship (centre_id, id) on delete set null (relationship_id);
create index guardian_request_proposed_by on guardian_request (centre_id, proposed_by);
create index guardian_request_relationship on guardian_request (centre_id, relationship_id);

-- Links that parents have made for people the office has not decided of yet become proposals.
insert into guardian_request (centre_id, student_id, user_id, asked_at, proposed_by, relationship_id)
  select gl.centre_id, gl.student_id, gl.user_id, u.created_at, maker.id, gl.relationship_id
  from guardian_link gl
  join app_user u on u.centre_id = gl.centre_id and u.id = gl.user_id and u.pending and u.deleted_at is null
  join app_user maker on maker.centre_id = u.centre_id and maker.id = u.updated_by
  where not gl.black_list and not exists (select 1 from user_role ur join role r on r.id = ur.role_id
    where ur.centre_id = maker.centre_id and ur.user_id = maker.id and r.rank >= 3)
  on conflict do nothing;
delete from guardian_link gl using guardian_request g, app_user u
  where g.centre_id = gl.centre_id and g.student_id = gl.student_id and g.user_id = gl.user_id
    and g.proposed_by is not null and u.centre_id = gl.centre_id and u.id = gl.user_id and u.pending;
-- A PIN of somebody who waits is nobody's.
update app_user set pin_key = null where pending and pin_key is not null;
