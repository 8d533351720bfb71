-- Somebody without an account who was in the house: named by whoever leads or counts, and counted like everybody.
alter table drill_person add column visitor text check (length(visitor) between 1 and 120);
alter table drill_person drop constraint drill_person_one;
alter table drill_person add constraint drill_person_one check (num_nonnulls(student_id, user_id, visitor) = 1) not valid;
alter table drill_person validate constraint drill_person_one;
