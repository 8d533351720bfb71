-- A lone "Peanuts" tells whoever stands in nothing: how bad it is, what it looks like, what to do and where the medicine is,
-- with who noted it and when.
-- small: student_allergy: one child in ten carries one or two
alter table student_allergy
  add column severity text check (severity in ('mild', 'moderate', 'severe')),
  add column reaction text check (length(reaction) between 1 and 300),
  add column what_to_do text check (length(what_to_do) between 1 and 300),
  add column medicine_at text check (length(medicine_at) between 1 and 200),
  add column noted_by integer,
  add column noted_at timestamptz,
  add foreign key (centre_id, noted_by) references app_user (centre_id, id) on delete set null (noted_by);
create index student_allergy_noted on student_allergy (centre_id, noted_by) where noted_by is not null;
