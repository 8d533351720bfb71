-- "No allergies known" is an answer, with who gave it and when; without it nobody has asked yet. Whatever changes the
-- allergies of a student takes the answer back, whoever writes them: one that was noted and taken off is asked about anew.
alter table student
  add column no_allergies_at timestamptz,
  add column no_allergies_by integer,
  add foreign key (centre_id, no_allergies_by) references app_user (centre_id, id) on delete set null (no_allergies_by);
create index student_no_allergies_by on student (centre_id, no_allergies_by);

create function allergies_take_answer_back() returns trigger language plpgsql as $$
begin
  update student set no_allergies_at = null, no_allergies_by = null
    where centre_id = coalesce(new.centre_id, old.centre_id) and id in (new.student_id, old.student_id)
      and no_allergies_at is not null;
  return null;
end $$;
create trigger student_allergy_answer after insert or update or delete on student_allergy
  for each row execute function allergies_take_answer_back();
