-- Who has added an allergy and when, apart from who has noted something about it since: only a slip of one's own is taken back.
-- small: student_allergy: one child in ten carries one or two
alter table student_allergy
  add column added_by integer,
  add column added_at timestamptz,
  add foreign key (centre_id, added_by) references app_user (centre_id, id) on delete set null (added_by);
create index student_allergy_added on student_allergy (centre_id, added_by) where added_by is not null;
